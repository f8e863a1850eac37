/* `npm run heat:rebuild`: counts again, from the reports, what lies in the squares of the map. */
import { runInService } from './run-in-service';

await runInService('maps', ['dist/rebuild-report-cells.js']);
