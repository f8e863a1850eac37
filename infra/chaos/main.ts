/*
 * `npm run chaos`: injects faults into the built platform on its own servers, one guarantee after the other, each with
 * its control. `-- --short` is the form that CI runs; `-- --only G3` (or `G3,G5`) runs some. `-- --replicas 2` runs
 * two of every service and gateway and three NATS nodes. `SLICES=maps` runs what tests these slices' own code. The
 * exit code is 1 when a guarantee fails or a control does not fail.
 */
import { parseArgs } from 'node:util';
import { isAsked } from '@waymark/testing/slices-asked';
import { chosen } from '../load/only-option';
import { replicasWanted } from '../local/replicas';
import { killLikes, killVerifications, killVotes } from './killed-processes';
import { brokerStoreLost } from './broker-store-lost';
import { frozenPart } from './frozen-part';
import { poisonEvent } from './poison-event';
import { disorder } from './disorder';
import { repeatedPosts } from './repeated-posts';
import { giving } from './giving';
import { decisions } from './decisions';
import { rolledServices } from './rolled-services';
import { slowSockets } from './slow-sockets';
import { deadlines } from './deadlines';
import { restoredPlatform } from './restored-platform';
import { coresTaken } from './cores-taken';
import { diskFull } from './disk-full';
import type { Form, Guarantee } from './guarantee';
import { lostIndex } from './lost-index';
import { lostNode } from './lost-node';
import { partsDown } from './parts-down';
import { startChaosPlatform, type ChaosPlatform } from './platform/chaos-platform';
import { reportLine } from './report-line';

/**
 * In the order of the run. The broker's lost store is first: it publishes and checks a week of events again, so its
 * time should not include events of other experiments.
 */
const GUARANTEES: readonly Guarantee[] = [
  brokerStoreLost,
  repeatedPosts,
  rolledServices,
  killVotes,
  killVerifications,
  killLikes,
  giving,
  decisions,
  lostNode,
  frozenPart,
  partsDown,
  lostIndex,
  diskFull,
  slowSockets,
  coresTaken,
  poisonEvent,
  disorder,
  deadlines,
  restoredPlatform,
];

const { values } = parseArgs({
  options: { short: { type: 'boolean' }, only: { type: 'string' }, replicas: { type: 'string' } },
});
const form: Form = values.short ? 'short' : 'full';
const replicas = replicasWanted(process.argv.slice(2));
const wanted = chosen(
  values.only,
  GUARANTEES.filter(({ needsCluster }) => replicas > 1 || !needsCluster).filter(({ slices }) => isAsked(...slices)),
  ({ id }) => id,
);

const failed: string[] = [];

async function show(platform: ChaosPlatform, { id, promise, run }: Guarantee): Promise<void> {
  const began = Date.now();
  try {
    const { passed, text } = reportLine(id, await run(platform, form));
    console.log(`${text} [${promise}, ${((Date.now() - began) / 1000).toFixed(1)} s]`);
    if (!passed) failed.push(id);
  } catch (error) {
    console.log(
      `${id} FAIL could not be shown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    failed.push(id);
  } finally {
    await platform.mend();
  }
}

if (wanted.length === 0) {
  console.log('nothing here is about these slices alone');
  process.exit(0);
}
process.exitCode = 1;
const platform = await startChaosPlatform(replicas);
try {
  // Sequential: a fault injected for one guarantee would look like the failure of another.
  for (const guarantee of wanted) await show(platform, guarantee);
} finally {
  await platform.stop();
}
console.log(failed.length === 0 ? `${wanted.length} of ${wanted.length} shown` : `FAIL: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
