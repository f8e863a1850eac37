/* `npm run search:rebuild`: drops the search index of the running platform and fills it from the database. */
import { runInService } from './run-in-service';

await runInService('reviews', ['dist/rebuild-search-index.js']);
