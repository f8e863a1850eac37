/* `npm run dumps`: writes all places and facts as files to download, each licence apart, as the service does every night. */
import { runInService } from './run-in-service';

await runInService('reviews', ['dist/make-dumps.js']);
