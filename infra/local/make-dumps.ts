/*
 * `npm run dumps`: writes all places and facts as files for download, one per licence, as the service does every
 * night.
 */
import { runInService } from './run-in-service';

await runInService('reviews', ['dist/make-dumps.js']);
