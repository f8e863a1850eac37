import { dayWords } from '@waymark/contracts-core';
import type { Feature, StationFact } from '@waymark/contracts-reviews';
import { countOf } from '../../shared/count-of';
import { ageWarning } from './fact-words';

const WHAT: Readonly<Partial<Record<Feature, string>>> = {
  StepFreeToTrains: 'step-free to the trains',
  StepFreeToPlatforms: 'step-free to the platforms',
  StepFreeAccess: 'step-free',
  WheelchairAccess: 'usable with a wheelchair',
};

/** Says whether a station has step-free access, with source and date; never "no" without data. */
export function stepFreeWords(facts: readonly StationFact[]): string[] {
  const [first, second] = facts;
  if (!first) return ['We do not know if it is step-free.'];
  // If the way to the trains is known, it says everything; otherwise the second feature says how far one gets without
  // steps.
  const told = first.state === 'available' || !second ? [first] : [first, second];
  return told.map(sentence);
}

function sentence(fact: StationFact): string {
  const said = `${stateWords(fact)} (${evidence(fact)}).`;
  return [said, ageWarning(fact)].filter(Boolean).join(' ');
}

function stateWords({ feature, state }: StationFact): string {
  const what = WHAT[feature] ?? 'step-free';
  if (state === 'disagree') return `People disagree about whether it is ${what}`;
  if (state === 'partly') return `It is partly ${what}`;
  return state === 'available' ? `It is ${what}` : `It is not ${what}`;
}

function evidence({ people, confirmedBy, statedBy, day }: StationFact): string {
  if (people === 0) return [`stated by ${statedBy ?? 'the station'}`, day && dayWords(day)].filter(Boolean).join(', ');
  const who = confirmedBy === 0 || confirmedBy === people ? '' : `${confirmedBy} of `;
  const say =
    confirmedBy === 0 ? countOf(people, 'answer', 'answers') : `${countOf(people, 'person says', 'people say')} so`;
  return [`${who}${say}`, day && (people === 1 ? dayWords(day) : `latest ${dayWords(day)}`)].filter(Boolean).join(', ');
}
