/*
 * `npm run prove:release`: a platform of its own, from a checkout of HEAD, on which a team changes one slice, releases it,
 * takes it back, releases a broken build that is taken back by itself, and rolls a service, all while people use the site.
 * One line for each bar; the exit code is 1 when one is not reached. Some five minutes; data in .local/prove-checkout.
 */
import { join } from 'node:path';
import { ROOT } from '../local/paths';
import { brokenRelease } from './broken-release';
import { changeAndRelease } from './change-and-release';
import { Platform } from './platform';
import { Report } from './report';
import { rollService } from './roll-service';
import { TeamCheckout } from './team-checkout';

const report = new Report();
const checkout = TeamCheckout.make(join(ROOT, '.local/prove-checkout'));
const platform = await Platform.start(checkout.folder);
try {
  await changeAndRelease(report, checkout, platform);
  await brokenRelease(report, checkout, platform);
  await rollService(report, checkout, platform);
} finally {
  await platform.stop();
}
process.exit(report.end());
