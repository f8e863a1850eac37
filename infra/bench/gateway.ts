/*
 * `npm run bench:gateway`, against a platform started with AUTH_LIMIT_FACTOR=1000 and RATE_LIMIT_FACTOR=1000. Measures
 * the overhead of the gateway over a direct call, sign-ins at ten a second, and whether response times reveal who has
 * an account.
 */
import { measureHop } from './gateway/hop';
import { measureSignIn } from './gateway/sign-in';

const over = [...(await measureHop()), ...(await measureSignIn())];
for (const line of over) console.error(`Over the bar: ${line}`);
process.exitCode = over.length > 0 ? 1 : 0;
