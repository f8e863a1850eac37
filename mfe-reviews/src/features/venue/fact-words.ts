import { dayWords, shortDayWords, todayOr } from '@waymark/contracts-core';
import { majorityWords, type Measure } from '@waymark/contracts-reviews';
import { factEvidenceMessages as words } from '../../messages/en/fact-evidence';
import type { FeatureFacts } from './feature-facts';

type Facts = Pick<FeatureFacts, 'state' | 'statedBy' | 'yes' | 'no' | 'people' | 'day' | 'isCurrent'>;

/**
 * Returns the source and date in one line, the majority's answer first: "3 of 4 people say yes (most recent: Nov 3)".
 */
export function factWords(facts: Facts, now = new Date()): string {
  const { state, statedBy, people, day } = facts;
  if (state === 'does-not-apply') return words.statedBy(statedBy);
  if (people === 0) return [words.statedBy(statedBy), day && dayWords(day)].filter(Boolean).join(', ');
  return [sidesWords(facts), day && whenWords(facts, day, now)].filter(Boolean).join(' ');
}

function sidesWords(facts: Facts): string {
  const { yes, no, people } = facts;
  if (yes === people) return words.confirmed(people);
  return no === people ? words.allSayNo(people) : majorityWords(facts);
}

function whenWords({ people, yes }: Facts, day: string, now: Date): string {
  const short = (date: string) => shortDayWords(date, now);
  if (people > 1) return words.latest(todayOr(short, day, now));
  const when = todayOr((date) => words.onDay(short(date)), day, now);
  return yes === 1 ? when : `(${when})`;
}

/** Returns a warning for a fact that is too old to rely on; otherwise empty. */
export function ageWarning({ isCurrent, day }: Pick<Facts, 'isCurrent' | 'day'>): string {
  return isCurrent || day === null ? '' : words.old(day.slice(0, 4));
}

const UNITS: Readonly<Record<Measure['unit'], readonly [one: string, many: string]>> = {
  cm: ['cm', 'cm'],
  m: ['m', 'm'],
  steps: ['step', 'steps'],
  percent: ['percent', 'percent'],
  minutes: ['minute', 'minutes'],
};

export function measureWords({ amount, unit }: Measure): string {
  return `${amount} ${UNITS[unit][amount === 1 ? 0 : 1]}`;
}
