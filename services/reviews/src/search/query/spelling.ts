import { editDistance, slipsIn } from '@waymark/service-kit/text/edit-distance';
import { phrasesOf } from '../lexicon/read-lexicon';
import type { Gazetteer } from '../gazetteer/gazetteer';
import { LEXICON } from './lexicon';
import type { Token } from './tokenise';
import type { Reading } from './trie';

const SHORTEST = 4;
const LATIN = /^[a-z]+$/;
/** English words, which are never read as typing errors: "caves" are no cafés. */
export const ENGLISH = phrasesOf('english-words');
const TARGETS = [...LEXICON.words].filter((word) => word.length >= SHORTEST && LATIN.test(word));
const PER_SLIP = 0.25;
const BY_SOUND = 0.6;
const BEGUN = 0.8;
const SHORTEST_TOWN = 3;
/** Minimum word length for a comparison by sound; shorter words sound like too many others. */
const SHORTEST_SOUND = 5;

/** Returns the consonants in order, doubled ones once: "resteraunts" and "restaurants" sound alike. */
const sound = (word: string): string => (word[0] ?? '') + word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
const SOUNDS = new Map([...TARGETS].reverse().map((target) => [sound(target), target] as const));

/**
 * Returns the lexicon words that each token may be: itself, completions of an unfinished last word, and similar words
 * for an unknown one.
 */
export const readings = (tokens: readonly Token[], gazetteer: Gazetteer, isUnfinished: boolean): Reading[][] =>
  tokens.map(({ word }, at) => {
    const begun = isUnfinished && at === tokens.length - 1 ? begunBy(word) : [];
    return [{ word, likeness: 1 }, ...(begun.length > 0 ? begun : likeOf(word, gazetteer))];
  });

const begunBy = (start: string): Reading[] =>
  start.length < SHORTEST
    ? []
    : TARGETS.flatMap((word) => (word !== start && word.startsWith(start) ? [{ word, likeness: BEGUN }] : []));

const differsOnlyInFirstLetter = (word: string, target: string): boolean =>
  // A wrong first letter is not a typing error ("merry" for "ferry"); a missing one is ("otel" for "hotel").
  target.length === word.length && target.slice(1) === word.slice(1);

function likeOf(word: string, gazetteer: Gazetteer): Reading[] {
  const slips = slipsIn(word);
  if (slips === 0 || LEXICON.words.has(word) || gazetteer.isWord(word) || ENGLISH.has(word)) return [];
  const found: Reading[] = [];
  let best = slips + 1;
  for (const target of TARGETS) {
    const distance = editDistance(word, target, slips);
    if (distance > slips || distance > best || differsOnlyInFirstLetter(word, target)) continue;
    best = distance;
    found.push({ word: target, likeness: 1 - PER_SLIP * distance });
  }
  const nearest = found.filter(({ likeness }) => likeness === 1 - PER_SLIP * best);
  const alike = nearest.length === 0 && sound(word).length > SHORTEST_SOUND ? SOUNDS.get(sound(word)) : undefined;
  return alike ? [{ word: alike, likeness: BY_SOUND }] : nearest;
}

/** Returns the largest British town with this prefix. */
export function townBegun(start: string, gazetteer: Gazetteer): { name: string; likeness: number } | null {
  if (start.length < SHORTEST_TOWN) return null;
  const people = (name: string) => gazetteer.named(name)[0]?.population ?? 0;
  const [name] = [...gazetteer.namesBegunBy(start)].sort((a, b) => people(b) - people(a));
  return name ? { name, likeness: BEGUN } : null;
}

/**
 * Returns the British town most likely meant by an unknown name: the fewest typing errors, then the largest
 * population.
 */
export function townLike(name: string, gazetteer: Gazetteer): { name: string; likeness: number } | null {
  const slips = slipsIn(name);
  let best: { name: string; distance: number; people: number } | null = null;
  if (slips === 0) return null;
  for (const known of gazetteer.namesLike(name, slips)) {
    const distance = editDistance(name, known, slips);
    if (distance > slips || distance === 0 || (best && distance > best.distance)) continue;
    const people = gazetteer.named(known)[0]?.population ?? 0;
    if (!best || distance < best.distance || people > best.people) best = { name: known, distance, people };
  }
  return best && { name: best.name, likeness: 1 - PER_SLIP * best.distance };
}
