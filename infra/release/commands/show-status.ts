import { askGateways } from '../gateways/ask-gateways';
import { readAllReleases } from '../live/read-all-releases';
import { readLock } from '../lock/read-lock';
import type { Session } from '../open-session';
import { judge } from '../watch/judge';
import { age } from './age';
import { withdrawnVersions } from './withdrawn-versions';

/** What is live of every slice, what its visitors' browsers say of it, and whether every gateway follows. */
export async function showStatus({ writer, connection, say }: Session): Promise<void> {
  const reports = await askGateways(connection);
  const { pages, services } = await readAllReleases(writer);
  for (const { name, slice, release } of pages) {
    const told = (version: string) => {
      const { loads, errors } = judge(reports, slice, version);
      return `${loads} loads, ${errors} errors in a minute`;
    };
    const off = release.state === 'killed' ? '  SWITCHED OFF' : '';
    say(`${name.padEnd(16)} ${release.stable.version.padEnd(17)} ${release.act.padEnd(9)} ${age(release.releasedAt)} ago by ${release.by}${off}  (${told(release.stable.version)})`);
    if (release.canary) say(`${''.padEnd(16)} ${release.canary.build.version.padEnd(17)} for ${release.canary.weight} % of visitors  (${told(release.canary.build.version)})`);
  }
  for (const { slice, version, act, releasedAt, by, origins } of services) {
    say(`${`service ${slice}`.padEnd(16)} ${version.padEnd(17)} ${act.padEnd(9)} ${age(releasedAt)} ago by ${by}  at ${origins.join(', ')}`);
  }
  for (const { slice, version } of await withdrawnVersions(writer.registry)) say(`WITHDRAWN        ${slice} ${version}: gateways took it back because it failed in browsers`);
  for (const slice of new Set([...pages, ...services].map((one) => one.slice))) {
    const { holder } = await readLock(writer.registry, slice);
    if (holder) say(`${slice} is being released by ${holder.by} since ${holder.since.slice(11, 19)} UTC`);
  }
  const refused = reports.flatMap(({ gateway, refused: byKey }) => Object.entries(byKey).map(([key, reason]) => `gateway ${gateway} refuses ${key} (${reason}) and goes on with the release before`));
  for (const line of new Set(refused)) say(`REFUSED          ${line}`);
  say(`${reports.length} ${reports.length === 1 ? 'gateway answers' : 'gateways answer'}`);
}
