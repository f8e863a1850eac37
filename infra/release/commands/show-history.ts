import type { RemoteRelease, ServiceRelease, ShellRelease } from '@waymark/contracts-core';
import { releaseHistory } from '../../registry/release-history';
import type { ReleaseKind } from '../../registry/release-kinds';
import { Refusal } from '../cli/refusal';
import type { Session } from '../open-session';

/** What was done to a slice, oldest first, as far back as the registry reaches (64 acts a key). */
export async function showHistory({ writer, say }: Session, slice: string): Promise<void> {
  const kinds: ReleaseKind[] = slice === 'shell' ? ['shell'] : ['remote', 'service'];
  const lines: { at: string; line: string }[] = [];
  for (const kind of kinds) {
    const name = kind === 'remote' ? `mfe-${slice}` : kind === 'service' ? `service ${slice}` : 'shell';
    for (const { release, revision } of await releaseHistory(writer, kind, slice)) {
      const before = lines.at(-1)?.at ?? '';
      if (release) lines.push({ at: release.releasedAt, line: `${release.releasedAt.slice(0, 19).replace('T', ' ')}  ${name.padEnd(16)} ${release.act.padEnd(9)} ${whatOf(release)}  by ${release.by}` });
      else lines.push({ at: before, line: `${''.padEnd(19)}  ${name.padEnd(16)} not signed by anybody who may (revision ${revision}); gateways went on with the one before` });
    }
  }
  if (lines.length === 0) throw new Refusal(`Nothing of "${slice}" was ever released.`);
  for (const { line } of lines.sort((one, other) => one.at.localeCompare(other.at))) say(line);
}

function whatOf(release: RemoteRelease | ShellRelease | ServiceRelease): string {
  if ('version' in release) return `${release.version} at ${release.origins.join(', ')}`;
  const canary = release.canary ? `, ${release.canary.build.version} for ${release.canary.weight} %` : '';
  return `${release.stable.version}${canary}${release.state === 'killed' ? ', switched off' : ''}`;
}
