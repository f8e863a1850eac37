import { bestCovers, type Cover } from './best-covers';
import type { Gazetteer } from '../gazetteer/gazetteer';
import { recogniseCounts, recogniseDistances, recognisePostcodes, recogniseRoads } from './recognise-numbers';
import { labelsIn, recogniseWords } from './recognise-words';
import { recogniseLandmarks, recogniseStops } from './recognise-landmarks';
import { recogniseNames, recogniseSpots, recogniseStreets } from './recognise-spots';
import { recogniseTowns } from './recognise-towns';
import { LEXICON } from './lexicon';
import { readCover, type Parse } from './read-cover';
import type { ParsedPlace } from './read-place';
import { readings } from './spelling';
import { asOnSigns } from './written-names';
import { tokenise, wordsOf, type Tokens } from './tokenise';

export type { Parse } from './read-cover';

export interface Parsed {
  asked: Tokens;
  /** The whole query as a name. */
  whole: string;
  parses: readonly Parse[];
}

const COVERS = 24;
const PARSES = 4;
/** Parses with a score this far below the best are dropped. */
const MARGIN = 1.6;

/** `isUnfinished`: the query is still being typed, so the last word may be incomplete. */
export function parseQuestion(question: string, gazetteer: Gazetteer, isUnfinished = false): Parsed {
  const asked = tokenise(question, gazetteer);
  const { tokens } = asked;
  const likely = readings(tokens, gazetteer, isUnfinished);
  const matches = tokens.map((_, from) => LEXICON.at(likely, from));
  const labels = labelsIn(matches);
  const spans = [
    ...recogniseWords(tokens, matches),
    ...recogniseTowns(tokens, gazetteer, isUnfinished),
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
  const covers = bestCovers(tokens.length, spans, COVERS);
  const parses = differentOf(covers, (cover) => readCover(cover, asked, gazetteer));
  return { asked, whole: asOnSigns(wordsOf(tokens.filter(({ tag }) => !tag))), parses };
}

/**
 * Returns the best parses with different meanings. Parsing a cover can only lower its score, so covers already below
 * the limit are skipped.
 */
function differentOf(covers: readonly Cover[], read: (cover: Cover) => Parse): Parse[] {
  const parses = new Map<string, Parse>();
  let least = -Infinity;
  for (const cover of covers) {
    if (cover.score < least) break;
    const parse = read(cover);
    const key = keyOf(parse);
    if (parse.score > (parses.get(key)?.score ?? -Infinity)) parses.set(key, parse);
    const scores = [...parses.values()].map(({ score }) => score).sort((a, b) => b - a);
    least = Math.max((scores[0] ?? 0) - MARGIN, scores[PARSES - 1] ?? -Infinity);
  }
  return [...parses.values()]
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score)
    .slice(0, PARSES);
}

/** True for a kind in a known place, with no words left. */
export const isPlain = ({ kind, name, place, isLeftOut, itself }: Parse): boolean =>
  kind !== null && name === '' && !isLeftOut && itself === null && place !== null && place.by !== 'name';

const PER_WORD = 0.2;
const A_NAME = -0.7;

/** Returns a parse with the whole query as a name: "The Leeds Theatre Bar" is not a theatre. */
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
  JSON.stringify([kind?.label, wishes, place && placeKey(place), name, unlisted]);

function placeKey(place: ParsedPlace): unknown[] {
  if (place.by === 'you') return [];
  if (place.by === 'postcode') return [place.relation, place.code];
  const { by, relation } = place;
  const towns = (by === 'town' ? place.places : place.within).map(({ latitude, longitude }) => [latitude, longitude]);
  if (by === 'town') return [relation, place.isLeading, place.isApart, towns];
  return [relation, place.isSaid, place.as, place.spot.name, towns];
}
