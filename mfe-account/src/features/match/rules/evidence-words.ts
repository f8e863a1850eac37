import { dayWords, isOlderThan, todayOr } from '@waymark/contracts-core';
import { majorityWords } from '@waymark/contracts-reviews';
import type { FeatureStanding } from './standing';

const MONTHS_OLD = 24;

const NOT_AVAILABLE = 2;
const AVAILABLE = 1;

/** Returns one or two sentences: the claim, people's answers, and the date. */
export function evidenceWords(fact: FeatureStanding, now = new Date()): string {
  if (fact.state === 'does-not-apply') return 'Our sources say that this does not apply here.';
  if (fact.isOut) return 'People who have been there say it is out of order for now.';
  if (fact.state === 'unknown') return 'Nobody has told us yet.';
  if (fact.people === 0) return `${statedWords(fact)} Nobody has confirmed it yet.`;
  return `${peopleWords(fact)}${newest(fact, now)}.`;
}

function statedWords({ claim, state, date }: FeatureStanding): string {
  const what =
    state === 'partly'
      ? 'Listed as partly available'
      : claim === NOT_AVAILABLE
        ? 'Listed as not available'
        : 'Listed as available';
  return date === null ? `${what}.` : `${what}, as of ${dayWords(date)}.`;
}

function peopleWords({ state, claim, yes, no, people }: FeatureStanding): string {
  if (state === 'disagree') {
    const said = claim === NOT_AVAILABLE ? 'Listed as not available. ' : '';
    return `${said}${majorityWords({ yes, no, people })}`;
  }
  const [side, there] = state === 'available' ? ([yes, true] as const) : ([no, false] as const);
  const who =
    side === people ? countWords(people, 'person', 'people') : `${side} of ${countWords(people, 'person', 'people')}`;
  const many = people > 1;
  const agrees = (claim === AVAILABLE && there) || (claim === NOT_AVAILABLE && !there);
  if (agrees)
    return there
      ? `${who} ${many ? 'agree' : 'agrees'} that it is there`
      : `${who} ${many ? 'agree' : 'agrees'} that it is not there`;
  const say = `${who} ${many ? 'say' : 'says'} it is ${there ? '' : 'not '}there`;
  if (claim === AVAILABLE) return `Listed as available, but ${say}`;
  return claim === NOT_AVAILABLE ? `Listed as not available, but ${say}` : say;
}

function newest({ date, people }: FeatureStanding, now: Date): string {
  if (date === null) return '';
  const day = todayOr(dayWords, date, now);
  return people === 1 ? `, ${day}` : ` (most recent: ${day})`;
}

export function countWords(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Checks whether the information is more than two years old: a lift may have been built or closed since. */
export function isOld({ date, state, isOut }: FeatureStanding, now: Date): boolean {
  if (date === null || isOut || state === 'unknown' || state === 'does-not-apply') return false;
  return isOlderThan(MONTHS_OLD, date, now);
}
