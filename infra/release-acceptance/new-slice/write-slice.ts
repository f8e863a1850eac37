import type { Report } from '../report';
import { runCommand } from '../release-once';
import type { TeamCheckout } from '../team-checkout';
import { SLICE } from './slice';

/** No daemon that outlives the proof; npm looks into its cache first; Prisma's generator needs no engine and fetches none. */
const QUIET = {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  FORCE_COLOR: '0',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};

/** The team writes a slice with the generator, and has it looked at as every slice is. */
export async function writeSlice(report: Report, checkout: TeamCheckout): Promise<void> {
  const { name, title } = SLICE;
  const run = (...args: string[]) => runCommand(checkout.folder, args, QUIET);
  const written = await run('node_modules/.bin/nx', 'g', 'slice', name, `--title=${title}`);
  if (written.code !== 0) throw new Error(`The generator ended with ${written.code}`);
  checkout.commit(`A slice for ${title}`);
  const projects = ['-p', `tag:scope:${name}`];
  const lint = await run('node_modules/.bin/nx', 'run-many', '-t', 'lint', ...projects, '--outputStyle=static');
  report.add({
    what: 'a slice of the generator',
    figure: `written in ${written.seconds.toFixed(1)} s; lint and types are ${lint.code === 0 ? 'right' : 'wrong'}`,
    isReached: lint.code === 0,
  });
}
