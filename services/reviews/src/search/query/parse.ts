import { bestCovers } from './best-covers';
import type { Gazetteer } from './gazetteer';
import { recogniseCounts, recogniseDistances, recognisePostcodes, recogniseRoads } from './recognise-numbers';
import { labelsIn } from './labels';
import { recogniseLandmarks, recogniseStops } from './recognise-landmarks';
import { recogniseNames, recogniseSpots, recogniseStreets } from './recognise-spots';
import { recogniseTowns } from './recognise-towns';
import { recogniseWords } from './recognise-words';
import { LEXICON } from './lexicon';
import { readCover, type Parse } from './read-cover';
import { readings } from './spelling';
import { spoken } from './spoken';
import { tokenise, wordsOf, type Tokens } from './tokenise';

export type { Parse } from './read-cover';

export interface Parsed {
  asked: Tokens;
  /** The question as a name. */
  whole: string;
  parses: readonly Parse[];
}

const COVERS = 24;
const PARSES = 4;
/** What is so much less likely than the best is not asked. */
const MARGIN = 1.8;

export function parseQuestion(question: string, gazetteer: Gazetteer): Parsed {
  const asked = tokenise(question, gazetteer);
  const { tokens } = asked;
  const likely = readings(tokens, gazetteer);
  const matches = tokens.map((_, from) => LEXICON.at(likely, from));
  const labels = labelsIn(matches);
  const spans = [
    ...recogniseWords(tokens, matches),
    ...recogniseTowns(tokens, gazetteer),
    ...recognisePostcodes(tokens, gazetteer),
    ...recogniseDistances(tokens),
    ...recogniseCounts(tokens),
    ...recogniseRoads(tokens),
    ...recogniseStops(tokens, labels, gazetteer),
    ...recogniseLandmarks(tokens, labels, gazetteer),
    ...recogniseStreets(tokens, labels),
    ...recogniseSpots(tokens, labels, gazetteer),
    ...recogniseNames(tokens, labels),
  ];
  const parses = bestCovers(tokens.length, spans, COVERS).map((cover) => readCover(cover, asked, gazetteer));
  parses.sort((a, b) => b.score - a.score);
  const different = new Map<string, Parse>();
  for (const parse of parses) if (!different.has(keyOf(parse))) different.set(keyOf(parse), parse);
  const [best] = parses;
  const likelyOnes = [...different.values()].filter(({ score }) => score >= (best?.score ?? 0) - MARGIN);
  return { asked, whole: spoken(wordsOf(tokens.filter(({ tag }) => !tag))), parses: likelyOnes.slice(0, PARSES) };
}

/** A kind in a place that is known, and not a word left. */
export const isPlain = ({ kind, name, place, isLeftOut, itself }: Parse): boolean =>
  kind !== null && name === '' && !isLeftOut && itself === null && place !== null && place.by !== 'name';

const PER_WORD = 0.2;
const A_NAME = -0.7;

/** All of a question as a name: "The Leeds Theatre Bar" is no theatre. */
export function asName({ asked, whole }: Parsed): Parse {
  return {
    asked,
    score: PER_WORD * asked.tokens.length + A_NAME,
    spans: [],
    kind: null,
    kindTokens: [],
    said: [],
    wishes: [],
    place: null,
    distance: null,
    itself: null,
    name: whole,
    nameTokens: asked.tokens,
    leftOut: [],
    isLeftOut: false,
    unlisted: null,
  };
}

const keyOf = ({ kind, wishes, place, name, unlisted }: Parse): string =>
  JSON.stringify([kind?.label, wishes, place && { ...place, tokens: null }, name, unlisted]);
