import { type GatewayAnswers, unreadableLines } from '../gateways/ask-gateways';
import type { AllReleases } from '../registry/read-all-releases';
import { readLock } from '../registry/slice-lock';
import type { Session } from '../environments/open-session';
import { withdrawnVersions } from '../registry/withdrawals';

/** "1 error", "3 errors". */
export const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

/** A line for all that is not as on a quiet day, and how many gateways said so. */
export async function toLookAt(
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
