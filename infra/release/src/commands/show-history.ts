import type { RemoteRelease, ServiceRelease, ShellRelease } from '@waymark/contracts-core';
import { releaseHistory, type ReleaseKind } from '../registry/read-release';
import { withdrawalHistory } from '../registry/withdrawals';
import { Refusal } from '../refusal';
import type { Session } from '../environments/open-session';

const NAMES: Record<ReleaseKind, (slice: string) => string> = {
  remote: (slice) => `mfe-${slice}`,
  service: (slice) => `service ${slice}`,
  shell: () => 'shell',
};

/** Prints the acts on a slice, oldest first, as far back as the registry reaches (64 acts per key). */
export async function showHistory({ writer, say }: Session, slice: string): Promise<void> {
  const kinds: ReleaseKind[] = slice === 'shell' ? ['shell'] : ['remote', 'service'];
  const lines: { at: string; line: string }[] = [];
  const add = (at: string, name: string, text: string) => lines.push({ at, line: `${name.padEnd(18)} ${text}` });
  for (const kind of kinds) {
    const name = NAMES[kind](slice);
    let before = '';
    for (const { release, revision } of await releaseHistory(writer, kind, slice)) {
      if (release)
        add((before = release.releasedAt), name, `${release.act.padEnd(9)} ${whatOf(release)}, by ${release.by}`);
      else
        add(
          before,
          name,
          `REFUSED   not signed by anybody who may (revision ${revision}); gateways went on with the one before`,
        );
    }
  }
  if (lines.length === 0) throw new Refusal(`Nothing of "${slice}" was ever released.`);
  for (const { entry, written } of await withdrawalHistory(writer)) {
    const { version } = entry.value;
    const said =
      entry.kind === 'withdrawn'
        ? `WITHDRAWN ${version}, by the gateways, because it failed in browsers`
        : `again     ${version}, by ${entry.value.by}`;
    if (entry.value.slice === slice) add(written, NAMES[kinds[0]!](slice), said);
  }
  say('Times are UTC; the newest stands last.');
  for (const { at, line } of lines.sort((one, other) => one.at.localeCompare(other.at)))
    say(`${at.slice(0, 19).replace('T', ' ').padEnd(19)}  ${line}`);
}

function whatOf(release: RemoteRelease | ShellRelease | ServiceRelease): string {
  if ('version' in release) return `${release.version} at ${release.origins.join(', ')}`;
  const canary = release.canary ? `, ${release.canary.build.version} for ${release.canary.weight} %` : '';
  const unopened = release.unopened ? ', its pages not opened in a browser' : '';
  return `${release.stable.version}${canary}${release.state === 'killed' ? ', switched off' : ''}${unopened}`;
}
