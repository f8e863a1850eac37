import { dayWords } from '@waymark/contracts-core';
import { CLAIM, type Measure } from '@waymark/contracts-reviews';
import { countOf } from '../../shared/count-of';
import type { FeatureFacts } from './feature-facts';

type Facts = Pick<
  FeatureFacts,
  'state' | 'claim' | 'statedBy' | 'yes' | 'no' | 'people' | 'day' | 'isCurrent' | 'confirmedBy'
>;

/** Who says so and when, in one line: "4 of 4 people say yes · newest Nov 3, 2026". */
export function factWords(facts: Facts): string {
  if (facts.state === 'does-not-apply') return `${stated(facts)} as something that does not apply here`;
  if (facts.people === 0) return [dated(stated(facts), facts.day), unconfirmed(facts)].filter(Boolean).join(' · ');
  const said = facts.claim === CLAIM.unknown ? [] : [`${stated(facts)}${statedOtherwise(facts)}`];
  return [peopleWords(facts), newest(facts), ...said].filter(Boolean).join(' · ');
}

/** What was said too long ago to be relied on. */
export function ageWarning({ isCurrent, day }: Pick<Facts, 'isCurrent' | 'day'>): string {
  return isCurrent || day === null ? '' : `From ${day.slice(0, 4)}: may have changed. Ask before you go.`;
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

const stated = ({ statedBy }: Facts) => (statedBy === null ? 'Stated by the place' : `Stated by ${statedBy}`);
const dated = (words: string, day: string | null) => (day === null ? words : `${words}, ${dayWords(day)}`);
const unconfirmed = ({ state }: Facts) => (state === 'unknown' ? '' : 'nobody has confirmed it yet');

function peopleWords({ state, yes, no, people }: Facts): string {
  if (state === 'disagree') return `${says(yes)} yes, ${says(no)} no`;
  const side = state === 'available' ? yes : no;
  const who = side === people ? countOf(people, 'person says', 'people say') : `${side} of ${people} people say`;
  return `${who} ${state === 'available' ? 'yes' : 'no'}`;
}

const says = (count: number) => countOf(count, 'says', 'say');

function newest({ day, people }: Facts): string {
  if (day === null) return '';
  return people === 1 ? dayWords(day) : `newest ${dayWords(day)}`;
}

function statedOtherwise({ claim, state }: Facts): string {
  if (claim === CLAIM.available && state !== 'available') return ' as available';
  return claim === CLAIM.notAvailable && state !== 'not-available' ? ' as not available' : ' too';
}
