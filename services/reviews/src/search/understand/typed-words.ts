import { hashtagWords, searchTagOf, type SearchTag } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';
import { KIND_PHRASES } from '../../venue/kind-vocabulary';
import { emojiInWords } from './emoji';
import { FEATURE_PHRASES } from './feature-vocabulary';
import { NAMES_AS_SPOKEN, NEAR_ME } from './spoken-words';

/** What a word of a question turned out to be part of. */
export type Part = 'kind' | 'place' | 'feature' | 'filler';

export interface TypedWord {
  /** Folded, as typed. */
  typed: string;
  /** As it is read: another word where that one was misspelt. */
  read: string;
  /** Which of the question's words, as separated by spaces, it comes from. */
  token: number;
  part: Part | null;
  /** A hashtag of the search guide. */
  tag?: SearchTag;
  /** Ends words of a distance, "3 miles of": the place behind it is near. */
  isNear?: true;
}

export interface TypedQuestion {
  tokens: readonly string[];
  words: TypedWord[];
}

/** Longer questions say what they want before this. */
const MOST_WORDS = 24;
const SPACELESS = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/u;
/** As search engines have it: "-costa". */
const LEFT_OUT = /^-\p{L}/u;
const SPACELESS_NEAR = [...NEAR_ME].filter((phrase) => SPACELESS.test(phrase));
const SPACELESS_WORDS = [...KIND_PHRASES.keys(), ...FEATURE_PHRASES.keys()]
  .filter((phrase) => SPACELESS.test(phrase))
  .sort((a, b) => b.length - a.length);

export function typedQuestion(question: string): TypedQuestion {
  const tokens = question.split(/\s+/u).filter(Boolean);
  const words = tokens.flatMap((token, index) => tagged(token, index) ?? plain(token, index));
  return { tokens, words: words.slice(0, MOST_WORDS) };
}

function tagged(token: string, index: number): TypedWord[] | null {
  const tag = searchTagOf(token.replace(/[^\w]+$/u, ''));
  if (!tag) return null;
  const typed = fold(tag.tag);
  return [{ typed, read: typed, token: index, part: 'feature', tag }];
}

/** A hashtag that the guide does not have is the words in it: "#QuietPub". */
const plain = (token: string, index: number): TypedWord[] =>
  [...(index > 0 && LEFT_OUT.test(token) ? ['not'] : []), ...fold(emojiInWords(hashtagWords(token))).split(' ')]
    .filter(Boolean)
    .flatMap(apart)
    .map((word) => ({ typed: word, read: word, token: index, part: null }));

/** Words as they stand in the question, in their own letters: "दिल्ली", and not what is left of it for comparing. */
export function asTyped({ tokens, words }: TypedQuestion, some: readonly TypedWord[]): string {
  const shown = some.map((word, index) => {
    const ofToken = words.filter(({ token }) => token === word.token);
    if (!ofToken.every((one) => some.includes(one))) return partOf(tokens[word.token] ?? '', word.typed);
    return some.findIndex(({ token }) => token === word.token) === index ? bare(tokens[word.token] ?? '') : '';
  });
  return shown.filter(Boolean).join(' ');
}

/** The letters of a token that a word was made of: in scripts without spaces a token holds several words. */
function partOf(token: string, typed: string): string {
  for (let start = 0; start < token.length; start += 1)
    for (let end = token.length; end > start; end -= 1)
      if (fold(token.slice(start, end)) === typed) return bare(token.slice(start, end));
  return typed;
}

/** Without the marks about it; "-costa", ♿ and & are told as they are. */
const bare = (token: string): string => {
  const inner = token.replace(/^[^\p{L}\p{N}-]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
  return inner || token;
};

/** The question without some of its words. */
export function without({ tokens, words }: TypedQuestion, gone: readonly TypedWord[]): string {
  const left = new Set(words.filter((word) => !gone.includes(word)).map(({ token }) => token));
  return tokens
    .filter((_, index) => left.has(index))
    .join(' ')
    .replace(/[,;]+$/u, '');
}

/** Scripts without spaces: "ロンドン博物館" is a town and a kind, "リーズの車椅子トイレ" has a need between them. */
function apart(word: string): string[] {
  if (!SPACELESS.test(word) || NAMES_AS_SPOKEN.has(word)) return [word];
  const near = SPACELESS_NEAR.find((one) => word.startsWith(one) && word.length > one.length);
  if (near) return [near, ...apart(word.slice(near.length).replace(/^の/u, ''))];
  const said = SPACELESS_WORDS.find((one) => word.endsWith(one) && word.length > one.length);
  if (!said) return [word];
  const before = word.slice(0, -said.length).replace(/の$/u, '');
  return before ? [...apart(before), said] : [word];
}
