import { join } from 'node:path';
import type { Platform } from '../platform';
import { release } from '../release-once';
import type { Report } from '../report';
import { runCommand } from '../run-command';
import { serviceVersions } from '../service-version';
import type { TeamCheckout } from '../team-checkout';
import { SLICE } from './slice';

/** A note is no longer told with its time: its contract says so, its own tests pass, and others may read it. */
export async function breakingContract(report: Report, checkout: TeamCheckout, platform: Platform): Promise<void> {
  const before = await serviceVersions(platform, SLICE.name);
  checkout.edit(`libs/contracts/${SLICE.name}/src/note.ts`, [', createdAt: z.iso.datetime()', '']);
  checkout.edit(
    `services/${SLICE.name}/src/note/note.mapper.ts`,
    ['{ id, text, created_at }', '{ id, text }'],
    [', createdAt: created_at.toISOString()', ''],
  );
  const described = await runCommand(
    join(checkout.folder, 'services', SLICE.name),
    ['--import', 'tsx', 'src/commands/describe.ts'],
    {},
  );
  if (described.code !== 0) throw new Error('The service could not be described');
  checkout.commit('A note without its time');
  const { code, output } = await release(checkout, platform, SLICE.name, '--only', 'service');
  const said = /This would break what is live:\s+(.*createdAt.*)/.exec(output)?.[1] ?? 'nothing of createdAt';
  const after = await serviceVersions(platform, SLICE.name);
  const isSame = after.join() === before.join();
  report.add({
    what: 'a breaking contract of the new slice',
    figure: `${code === 0 ? 'went through' : 'refused'} (${said}); service ${after.join(', ')} runs${isSame ? ' as before' : ''}`,
    isReached: code === 1 && said.includes('createdAt') && isSame,
  });
}
