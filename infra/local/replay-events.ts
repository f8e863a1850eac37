/* `npm run events:replay -- <slice>`: gives the parked events (dead letters) of a service of the running platform to it once more. */
import { runInService } from './run-in-service';

const [slice] = process.argv.slice(2);
if (!slice) {
  console.error('Usage: npm run events:replay -- <slice>, for example: npm run events:replay -- account');
  process.exit(2);
}
await runInService(slice, ['dist/main.js', 'replay']);
