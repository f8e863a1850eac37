import { askGateways, type GatewayAnswers, unreadableLines } from '../gateways/ask-gateways';
import { readAllReleases, type AllReleases } from '../registry/read-all-releases';
import type { Session } from '../environments/open-session';
import { judge } from '../gateways/judge';
import { readLock } from '../registry/slice-lock';
import { withdrawnVersions } from '../registry/withdrawals';

/** Returns "1 error", "3 errors". */
const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** Returns a line for each unusual state, and how many gateways responded. */
async function toLookAt(
  { writer }: Session,
  { pages, services }: AllReleases,
  { reports, unreadable }: GatewayAnswers,
): Promise<string[]> {
  const off = pages
    .filter(({ release }) => release.state === 'killed')
    .map(({ slice }) => `SWITCHED OFF  ${slice}: "revive ${slice}" brings it back`);
  const withdrawn = (await withdrawnVersions(writer)).map(
    ({ slice, version, at }) =>
      `WITHDRAWN     ${slice} ${version}: gateways took it back because it failed in browsers, ${at.slice(0, 16).replace('T', ' ')} UTC`,
  );
  const refused = reports.flatMap(({ gateway, refused: byKey }) =>
    Object.entries(byKey).map(
      ([key, reason]) =>
        `REFUSED       gateway ${gateway} refuses ${key} (${reason}) and goes on with ${key.startsWith('withdrawn.') ? 'what was said' : 'the release'} before`,
    ),
  );
  const releasing: string[] = [];
  for (const slice of new Set([...pages, ...services].map((one) => one.slice))) {
    const { holder } = await readLock(writer.registry, slice);
    if (holder) releasing.push(`RELEASING     ${slice}: ${holder.by}, since ${holder.since.slice(11, 19)} UTC`);
  }
  const broken = unreadableLines(unreadable).map((line) => `BROKEN        ${line}`);
  const lines = [...off, ...withdrawn, ...new Set(refused), ...broken, ...releasing];
  const answer =
    reports.length === 0
      ? 'NO GATEWAY ANSWERS'
      : `${count(reports.length, 'gateway')} ${reports.length === 1 ? 'answers' : 'answer'}`;
  return lines.length > 0
    ? [...lines, answer]
    : [`${answer}. Nothing is switched off, withdrawn or refused, and nobody is releasing.`];
}

const STEPS = [
  { name: 'd', seconds: 86_400 },
  { name: 'h', seconds: 3_600 },
  { name: 'min', seconds: 60 },
] as const;

/** Returns the age in the largest unit that fits: "3 h". */
function age(since: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(since)) / 1_000));
  const step = STEPS.find((one) => seconds >= one.seconds);
  return step ? `${Math.floor(seconds / step.seconds)} ${step.name}` : `${seconds} s`;
}

const row = (...[what = '', version = '', act = '', since = '', rest = '']: string[]): string =>
  `${what.padEnd(18)} ${version.padEnd(17)} ${act.padEnd(9)} ${since.padEnd(11)} ${rest}`;

/**
 * Prints what is live for every slice, and what visitors' browsers reported about it in the last minute. Problems come
 * last, where a person on call looks first.
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
