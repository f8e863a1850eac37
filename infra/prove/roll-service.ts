import type { Platform } from './platform';
import type { Report } from './report';
import { releaseWell } from './release-once';
import { startLoad } from './steady-load';
import type { TeamCheckout } from './team-checkout';

const PER_SECOND = 200;
const FILE = 'services/account/src/main.ts';
const PATHS = ['/api/auth/ways', '/api/user-profiles?limit=5', '/api/site-pages/contact/document'];

/** A changed service is released while 200 requests a second ask it. */
export async function rollService(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  checkout.change(FILE, 'await startService(', "process.title = 'waymark account';\n\nawait startService(");
  const load = startLoad(platform.origin, PATHS, PER_SECOND);
  const { seconds } = await releaseWell(checkout, platform, 'account', '--only', 'service');
  const { sent, failed, failures } = await load.stop();
  const figure = [`${failed} of ${sent} failed in ${seconds.toFixed(1)} s`, ...failures.slice(0, 3)].join('; ');
  report.add({
    what: `release of the account service under ${PER_SECOND} requests a second`,
    figure,
    isReached: failed === 0 && sent > 0,
  });
}
