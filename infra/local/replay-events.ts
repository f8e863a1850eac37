/* `npm run events:replay -- <slice>`: replays the dead letters of a service of the running platform. */
import { runInService } from './run-in-service';

const [slice] = process.argv.slice(2);
if (!slice) {
  console.error('Usage: npm run events:replay -- <slice>, for example: npm run events:replay -- account');
  process.exit(2);
}
await runInService(slice, ['dist/main.js', 'replay']);
