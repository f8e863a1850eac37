/* `npm run services:suggested -- …`: lists waiting suggestions of support services, accepts or refuses them. */
import { runInService } from './run-in-service';

const USAGE = 'Usage: npm run services:suggested -- list | accept <number> | refuse <number>';

const [verb, id] = process.argv.slice(2);
const isNumber = id !== undefined && /^\d{1,9}$/.test(id);
if (verb === 'list') await runInService('reviews', ['dist/support-services.js', 'list']);
if ((verb === 'accept' || verb === 'refuse') && isNumber)
  await runInService('reviews', ['dist/support-services.js', verb, id]);
console.error(USAGE);
process.exit(2);
