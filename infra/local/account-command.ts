/* `npm run account -- …`: gives a member of the running platform a role, or re-encrypts after a key rotation. */
import { runInService } from './run-in-service';

const USAGE = 'Usage: npm run account -- grant <email> <member|moderator|admin>\n       npm run account -- reseal';

const [verb, email, role] = process.argv.slice(2);
if (verb === 'reseal') await runInService('account', ['dist/reseal.js']);
if (verb === 'grant' && email && role) await runInService('account', ['dist/grant-role.js', email, role]);
console.error(USAGE);
process.exit(2);
