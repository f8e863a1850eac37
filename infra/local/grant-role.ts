/* `npm run account -- grant <email> <role>`: gives a member of the running platform a role. */
import { runInService } from './run-in-service';

const [verb, email, role] = process.argv.slice(2);
if (verb !== 'grant' || !email || !role) {
  console.error('Usage: npm run account -- grant <email> <member|moderator|admin>');
  process.exit(2);
}
await runInService('account', ['dist/grant-role.js', email, role]);
