import { shortDayWords, todayOr } from '@waymark/contracts-core';
import { FEATURE_PHRASES } from './feature-phrases';
import { FEATURES, GENERAL_FEATURES, type Feature } from './features';
import { knownFeature, type KnownFeature, type VenueKnowledge } from './known-feature';
import { mostAsked } from './most-asked';
import type { Notice } from './notice';

/** One sentence of the summary, and whether it says that something is missing. */
export interface VenueSentence {
  text: string;
  /** `against`: out of order or missing; must be noticeable. */
  weight: 'plain' | 'against';
}

/** Nobody listens to a longer summary; a notice is added to these. */
const MOST_SENTENCES = 4;
const MOST_NAMED = 3;
const MOST_DISPUTED = 2;
const MOST_CHARACTERS = 90;
const NOTHING = 'No access information yet.';

/** Returns a short summary for people who hear or read nothing else. Based on facts only; the same everywhere. */
export function venueSentence(venue: VenueKnowledge, now = new Date()): string {
  return venueSentences(venue, now)
    .map(({ text }) => text)
    .join(' ');
}

export function venueSentences(venue: VenueKnowledge, now = new Date()): VenueSentence[] {
  const today = now.toISOString().slice(0, 10);
  const notices = venue.notices.filter(({ endsOn }) => endsOn >= today);
  const gone = new Set(notices.map(({ feature }) => feature));
  const known = featuresInOrder(venue).map((feature) => knownFeature(venue, feature, now));
  const told = known.filter(({ feature, state }) => !gone.has(feature) && !UNTOLD.has(state));
  const sentences = [
    ...confirmedSentences(told, now),
    ...disagreeSentences(told, now),
    ...statedSentences(told),
    ...partlySentences(told),
    ...oldSentences(told),
  ];
  const unknown = unknownSentence(known.filter(({ feature }) => !gone.has(feature)));
  const noticed = notices.length > 0 ? [noticeSentence(notices, now)] : [];
  if (sentences.length === 0) return [...noticed, plain(NOTHING)];
  return [...noticed, ...sentences.slice(0, MOST_SENTENCES - unknown.length), ...unknown];
}

const UNTOLD = new Set<KnownFeature['state']>(['unknown', 'does-not-apply']);
const plain = (text: string): VenueSentence => ({ text, weight: 'plain' });
const against = (text: string): VenueSentence => ({ text, weight: 'against' });

/** Returns the most requested features first, then all others that visitors of this category are asked about. */
function featuresInOrder({ category }: VenueKnowledge): Feature[] {
  const all: readonly Feature[] = category === 'transport' ? FEATURES : GENERAL_FEATURES;
  return [...new Set([...mostAsked(category).filter((feature) => all.includes(feature)), ...all])];
}

function noticeSentence([first, ...more]: readonly Notice[], now: Date): VenueSentence {
  const words = tidy(first?.text ?? '');
  const others = more.length === 0 ? '' : `, and ${more.length} more`;
  return against(`${words}, seen ${todayOr(short(now), first?.seenOn ?? '', now)}${others}.`);
}

/**
 * Returns one line of limited length, without characters that change the text direction and without a final full stop.
 */
function tidy(text: string): string {
  // Keeps joiners, because they are parts of words. Pages do not load the complete `cleanLine`.
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[^\P{Cf}\u200c\u200d]/gu, '')
    .trim();
  const letters = [...line];
  if (letters.length > MOST_CHARACTERS) return `${letters.slice(0, MOST_CHARACTERS).join('').trimEnd()}…`;
  return line.replace(/[.!?,;:\s]+$/, '');
}

const isSaidByPeople = ({ people, isCurrent }: KnownFeature) => people > 0 && isCurrent;

/**
 * Says what is there and what is missing, starting with the more requested one; only the first sentence says who and
 * when.
 */
function confirmedSentences(told: readonly KnownFeature[], now: Date): VenueSentence[] {
  const confirmed = told.filter((one) => one.confirmedBy > 0 && isSaidByPeople(one));
  const [first] = confirmed;
  if (!first) return [];
  const [same, other] = [true, false].map((isSame) =>
    confirmed.filter(({ state }) => (state === first.state) === isSame).slice(0, MOST_NAMED),
  ) as [KnownFeature[], KnownFeature[]];
  const who = `confirmed by ${peopleWords(same)}${whenWords(same, now)}`;
  if (first.state === 'not-available')
    return [
      against(`No ${listed(same, 'or')}, ${who}.`),
      ...(other.length > 0 ? [plain(`Available: ${listed(other, 'and')}.`)] : []),
    ];
  return [
    plain(`${capital(listed(same, 'and'))}, ${who}.`),
    ...(other.length > 0 ? [against(`No ${listed(other, 'or')}.`)] : []),
  ];
}

/** Returns "4 people" or "3 of 4 people"; for several features the lowest and highest number: "1 to 4 people". */
function peopleWords(confirmed: readonly KnownFeature[]): string {
  const [first, ...more] = confirmed;
  const counts = confirmed.map(({ confirmedBy }) => confirmedBy);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  if (first && more.length === 0 && first.confirmedBy < first.people)
    return `${first.confirmedBy} of ${first.people} people`;
  if (least < most) return `${least} ${most - least === 1 ? 'or' : 'to'} ${most} people`;
  return most === 1 ? '1 person' : `${most} people`;
}

function whenWords(confirmed: readonly KnownFeature[], now: Date): string {
  const newest = confirmed
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
  if (newest === undefined) return '';
  const isOne = confirmed.length === 1 && confirmed[0]?.people === 1;
  return isOne ? ` ${todayOr((day) => `on ${short(now)(day)}`, newest, now)}` : latestWords(newest, now);
}

const short = (now: Date) => (day: string) => shortDayWords(day, now);
const latestWords = (day: string | null, now: Date) =>
  day === null ? '' : ` (most recent: ${todayOr(short(now), day, now)})`;

/** States the majority's answer first: "Hearing loop: 2 of 3 people say yes (most recent: today)." */
function disagreeSentences(told: readonly KnownFeature[], now: Date): VenueSentence[] {
  return told
    .filter((one) => one.state === 'disagree' && isSaidByPeople(one))
    .slice(0, MOST_DISPUTED)
    .map((one) => {
      const text = `${capital(thing(one))}: ${majorityWords(one)}${latestWords(one.day, now)}.`;
      return one.no > one.yes ? against(text) : plain(text);
    });
}

/** Returns "2 of 3 people say yes", or "1 says yes, 1 says no" in a tie. */
export function majorityWords({ yes, no, people }: Pick<KnownFeature, 'yes' | 'no' | 'people'>): string {
  const say = (count: number) => (count === 1 ? 'says' : 'say');
  if (yes === no) return `${yes} ${say(yes)} yes, ${no} ${say(no)} no`;
  return `${Math.max(yes, no)} of ${people} people say ${yes > no ? 'yes' : 'no'}`;
}

/** States what only a source or the venue claims, using the publisher of the most requested feature. */
function statedSentences(told: readonly KnownFeature[]): VenueSentence[] {
  const stated = told.filter(
    ({ people, isCurrent, state }) => people === 0 && isCurrent && (state === 'available' || state === 'not-available'),
  );
  const [first] = stated;
  if (!first) return [];
  const together = stated.filter((one) => saysWords(one) === saysWords(first));
  const yes = together.filter(({ state }) => state === 'available').slice(0, MOST_NAMED);
  const no = together.filter(({ state }) => state === 'not-available').slice(0, MOST_NAMED);
  const there = listed(yes, 'and');
  if (no.length === 0) return [plain(`${capital(there)}, ${saysWords(first)}.`)];
  const words = there ? `${capital(there)}, but no ${listed(no, 'or')}` : `No ${listed(no, 'or')}`;
  return [against(`${words}, ${saysWords(first)}.`)];
}

function saysWords({ statedBy, day }: KnownFeature): string {
  const year = day === null ? '' : ` (${day.slice(0, 4)})`;
  return `according to ${statedBy === null ? 'the place itself' : tidy(statedBy)}${year}`;
}

function partlySentences(told: readonly KnownFeature[]): VenueSentence[] {
  const [first] = told.filter(({ state, isCurrent }) => state === 'partly' && isCurrent);
  return first ? [plain(`Only partly: ${thing(first)}, ${saysWords(first)}.`)] : [];
}

/** Says that information is too old to rely on. */
function oldSentences(told: readonly KnownFeature[]): VenueSentence[] {
  const [first] = told.filter(({ isCurrent, day }) => !isCurrent && day !== null);
  if (!first) return [];
  const year = first.day?.slice(0, 4) ?? '';
  if (first.state === 'disagree')
    return [plain(`${capital(thing(first))}: ${majorityWords(first)} (${year}). It may have changed.`)];
  const what = `${OLD_WORDS[first.state] ?? ''}${thing(first)}`;
  const { people, statedBy } = first;
  if (people > 0) return [plain(`${capital(what)}, last confirmed in ${year}. It may have changed.`)];
  const source = statedBy === null ? 'the place itself' : tidy(statedBy);
  return [plain(`${capital(what)} in ${year}, according to ${source}. It may have changed.`)];
}

const OLD_WORDS: Readonly<Partial<Record<KnownFeature['state'], string>>> = {
  'not-available': 'no ',
  partly: 'only partly: ',
};

/** If either feature is known, it is known whether a wheelchair can get in. */
const GETTING_IN: readonly Feature[] = ['StepFreeAccess', 'WheelchairAccess'];

function unknownSentence(known: readonly KnownFeature[]): VenueSentence[] {
  const isIn = known.some(({ feature, state }) => GETTING_IN.includes(feature) && state !== 'unknown');
  const named = known
    .filter(({ state, note }) => state === 'unknown' && note === undefined)
    .filter(({ feature }) => feature !== 'WheelchairAccess' && !(isIn && GETTING_IN.includes(feature)))
    .slice(0, MOST_NAMED)
    .map(({ feature }) => FEATURE_PHRASES[feature].topic);
  return named.length === 0 ? [] : [plain(`Not checked yet: ${joined(named, 'and')}.`)];
}

const thing = ({ feature }: KnownFeature) => FEATURE_PHRASES[feature].thing;
const listed = (features: readonly KnownFeature[], word: 'and' | 'or') => joined(features.map(thing), word);
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

function joined(words: readonly string[], word: 'and' | 'or'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${word} ${words.at(-1) ?? ''}`;
}
