import { askGateways } from '../gateways/ask-gateways';
import { readAllReleases } from '../registry/read-all-releases';
import type { Session } from '../environments/open-session';
import { judge } from '../gateways/judge';
import { toLookAt, count } from './to-look-at';

const STEPS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
] as const;

/** How long ago, in the largest unit that fits: "3 h". */
function age(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  const step = STEPS.find((one) => seconds >= one.seconds);
  return step ? `${Math.floor(seconds / step.seconds)} ${step.name}` : `${seconds} s`;
}

const row = (...[what = '', version = '', act = '', since = '', rest = '']: string[]): string =>
  `${what.padEnd(18)} ${version.padEnd(17)} ${act.padEnd(9)} ${since.padEnd(11)} ${rest}`;

/**
 * What is live of every slice, and what its visitors' browsers said of it in the last minute. Last, where somebody
 * who was called looks first: what is not as it should be.
 */
export async function showStatus(session: Session): Promise<void> {
  const { writer, connection, say } = session;
  const answers = await askGateways(connection);
  const all = await readAllReleases(writer);
  for (const { name, slice, release } of all.pages) {
    const told = (version: string) => {
      const { loads, errors } = judge(answers.reports, slice, version);
      return `${count(loads, 'load')}, ${count(errors, 'error')} in a minute`;
    };
    const off = release.state === 'killed' ? 'SWITCHED OFF, ' : '';
    say(
      row(
        name,
        release.stable.version,
        release.act,
        `${age(release.releasedAt)} ago`,
        `${off}${told(release.stable.version)}, by ${release.by}`,
      ),
    );
    if (release.canary)
      say(
        row('', release.canary.build.version, 'for', `${release.canary.weight} %`, told(release.canary.build.version)),
      );
  }
  for (const { slice, version, act, releasedAt, by, origins } of all.services) {
    say(row(`service ${slice}`, version, act, `${age(releasedAt)} ago`, `at ${origins.join(', ')}, by ${by}`));
  }
  say('');
  for (const line of await toLookAt(session, all, answers)) say(line);
}
