/*
 * `npm run donations:compare`: makes the running platform reconcile its donations with Stripe now, and prints the
 * result.
 */
import { runInService } from './run-in-service';

await runInService('account', ['dist/reconcile-donations.js']);
