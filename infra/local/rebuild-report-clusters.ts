/* `npm run heat:rebuild`: recounts the map's report clusters from the reports. */
import { runInService } from './run-in-service';

await runInService('maps', ['dist/rebuild-report-clusters.js']);
