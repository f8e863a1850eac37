/* `npm run donations:compare`: the running platform compares its books of gifts with Stripe now, and says what it found. */
import { runInService } from './run-in-service';

await runInService('account', ['dist/compare-books.js']);
