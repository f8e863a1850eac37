import type { RemoteRelease, ShellRelease } from '@waymark/contracts-core';
import { keyOf, releaseHistory } from '../registry/read-release';
import { rollBack, type PageBuild } from '../registry/staged';
import { Refusal } from '../refusal';
import { untilAllFollow, theyFollow } from '../gateways/until-all-follow';
import type { Session } from '../environments/open-session';
import { writePage } from '../registry/write-page';
import { withdrawnVersions } from '../registry/withdrawals';

/** Gives everybody the previous build with a single write. There is no build, test or lock that could prevent it. */
export async function rollBackPage({ writer, connection, say }: Session, slice: string): Promise<void> {
  const kind = slice === 'shell' ? 'shell' : 'remote';
  const past: PastPage[] = await releaseHistory(writer, kind, slice);
  const withdrawn = new Set(
    (await withdrawnVersions(writer)).filter((one) => one.slice === slice).map(({ version }) => version),
  );
  let taken = '';
  const { release } = await writePage(writer, kind, slice, 'rollback', (current) => {
    if (!current) throw new Refusal(`Nothing of "${slice}" is published that browsers load.`);
    taken = (current.canary?.build ?? current.stable).version;
    return rollBack(current, {
      older: olderThan(past, [current.stable.version, current.previous?.version ?? '']),
      isWithdrawn: (version) => withdrawn.has(version),
    });
  });
  const gateways = await untilAllFollow(connection, { [keyOf(kind, slice)]: release.sequence });
  say(`Took ${taken} back: everybody gets ${release.stable.version} at full weight (${theyFollow(gateways)}).`);
}

type PastPage = { release: RemoteRelease | ShellRelease | null };

/** Returns the builds that were stable before these, newest first: the targets of a further rollback. */
function olderThan(past: readonly PastPage[], not: readonly string[]): PageBuild[] {
  const stable = past.flatMap(({ release }) => (release ? [release.stable] : []));
  const last = stable.findIndex(({ version }) => version === not[1]);
  const older = stable
    .slice(0, Math.max(last, 0))
    .reverse()
    .filter(({ version }) => !not.includes(version));
  return older.filter(({ version }, index) => older.findIndex((one) => one.version === version) === index);
}
