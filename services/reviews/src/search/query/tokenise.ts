import { hashtagWords, searchTagOf, type SearchTag } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { valuesOf } from '../lexicon/read-lexicon';
import type { Gazetteer } from '../gazetteer/gazetteer';
import { LEXICON, WRITTEN_OUT } from './lexicon';

export interface Token {
  /** Normalised, with abbreviations written out. */
  word: string;
  typed: string;
  /** The index of its word in the query, split by spaces. */
  source: number;
  /** A hashtag of the search guide. */
  tag?: SearchTag;
}

export interface Tokens {
  sources: readonly string[];
  tokens: readonly Token[];
}

/** Maximum number of tokens that are read; a longer query rarely adds anything. */
const MOST = 24;
const SPACELESS = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/u;
/** Matches a word that the query excludes, as in other search engines: "-costa". */
const LEFT_OUT = /^-\p{L}/u;
/** The particle between Japanese words. */
const PARTICLE = /^の|の$/u;

/** Maps emoji to words: "♿" takes one key press, "wheelchair" ten. Combined emoji come before their parts. */
const PICTURES = valuesOf('emoji');
const ANY_PICTURE = new RegExp([...PICTURES.keys()].sort((a, b) => b.length - a.length).join('|'), 'gu');
/** Skin tone and variation selectors. */
const SHADES = /[\u{1f3fb}-\u{1f3ff}]|\ufe0e|\ufe0f/gu;
const inWords = (text: string): string =>
  text.replace(SHADES, '').replace(ANY_PICTURE, (picture) => ` ${PICTURES.get(picture) ?? ''} `);

export function tokenise(question: string, gazetteer: Gazetteer): Tokens {
  const sources = question.split(/\s+/u).filter(Boolean);
  const tokens = sources.flatMap((source, index) => {
    const tag = searchTagOf(source.replace(/[^\w]+$/u, ''));
    if (tag) return [{ word: fold(tag.tag), typed: fold(tag.tag), source: index, tag }];
    const words = fold(inWords(hashtagWords(source)))
      .split(' ')
      .filter(Boolean);
    const not = index > 0 && LEFT_OUT.test(source) ? ['not'] : [];
    return [...not, ...words.flatMap((word) => parted(word, gazetteer))].map((typed) => ({
      word: WRITTEN_OUT.get(typed) ?? typed,
      typed,
      source: index,
    }));
  });
  return { sources, tokens: tokens.slice(0, MOST) };
}

const parted = (word: string, gazetteer: Gazetteer): string[] =>
  SPACELESS.test(word) ? apart(word, gazetteer) : (joined(word, gazetteer) ?? [word]);

/**
 * Splits a word in a script without spaces: "ロンドン博物館" is a town and a kind. The longest known start or end becomes a
 * word.
 */
function apart(word: string, gazetteer: Gazetteer): string[] {
  const isKnown = (part: string) => LEXICON.words.has(part) || gazetteer.named(part).length > 0;
  if (isKnown(word) || word.length < 2) return word ? [word] : [];
  for (let length = word.length - 1; length > 0; length -= 1) {
    const [first, rest] = [word.slice(0, length), word.slice(length)];
    if (isKnown(first)) return [first, ...apart(rest.replace(PARTICLE, ''), gazetteer)];
    const [begin, last] = [word.slice(0, -length), word.slice(-length)];
    if (isKnown(last)) return [...apart(begin.replace(PARTICLE, ''), gazetteer), last];
  }
  return [word];
}

const SHORTEST = 3;
/** Minimum population of a town that is recognised inside a word; names of smaller towns occur in too many words. */
const LEAST = 20_000;

/** Splits a chain or kind and a town that were typed without a space: "Tescoleeds", "yorkhotels". */
function joined(word: string, gazetteer: Gazetteer): string[] | null {
  if (word.length < SHORTEST * 2 || gazetteer.isWord(word) || LEXICON.words.has(word)) return null;
  const isWhat = (part: string) =>
    LEXICON.at([[{ word: part, likeness: 1 }]], 0).some(
      ({ entry }) => entry.label === 'kind' || entry.label === 'chain',
    );
  const isTown = (part: string) =>
    gazetteer.named(part).some(({ countryCode, population }) => countryCode === 'GB' && population >= LEAST);
  for (let cut = SHORTEST; cut <= word.length - SHORTEST; cut += 1) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)];
    if ((isWhat(first) && isTown(last)) || (isTown(first) && isWhat(last))) return [first, last];
  }
  return null;
}

/** Returns words as typed, in their original script: "दिल्ली", not its normalised form. */
export function asTyped({ sources, tokens }: Tokens, some: readonly Token[]): string {
  const shown = some.map((token, index) => {
    const source = sources[token.source] ?? '';
    const ofSource = tokens.filter((one) => one.source === token.source);
    if (!ofSource.every((one) => some.includes(one))) return partOf(source, token.typed);
    return some.findIndex((one) => one.source === token.source) === index ? bare(source) : '';
  });
  return shown.filter(Boolean).join(' ');
}

/** Returns the letters of one token, if a word contains several. */
function partOf(source: string, word: string): string {
  for (let start = 0; start < source.length; start += 1)
    for (let end = source.length; end > start; end -= 1)
      if (fold(source.slice(start, end)) === word) return bare(source.slice(start, end));
  return word;
}

/** Removes surrounding punctuation; "-costa", ♿ and & stay as they are. */
const bare = (source: string): string => source.replace(/^[^\p{L}\p{N}-]+|[^\p{L}\p{M}\p{N}]+$/gu, '') || source;

/** Returns the query without some of its words. */
export function without({ sources, tokens }: Tokens, gone: readonly Token[]): string {
  const left = new Set(tokens.filter((token) => !gone.includes(token)).map(({ source }) => source));
  return sources
    .filter((_, index) => left.has(index))
    .join(' ')
    .replace(/[,;]+$/u, '');
}

export const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ');
export const typedOf = (tokens: readonly Token[]): string => tokens.map(({ typed }) => typed).join(' ');
