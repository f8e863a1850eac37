import { fold } from '../../text/fold';
import { phrasesOf } from '../lexicon/read-lexicon';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { Wish } from '../search-port';
import { bestCovers, type Cover } from './best-covers';
import { foodAsked } from './food';
import type { Gazetteer } from './gazetteer';
import { readPlace, type PlaceSaid } from './read-place';
import { readWishes, type WishSaid } from './read-wishes';
import {
  recogniseCounts,
  recogniseDistances,
  recognisePostcodes,
  recogniseRoads,
  type DistanceSaid,
} from './recognise-numbers';
import type { KindSaid, SpotSaid } from './said';
import { recogniseNames, recogniseSpots } from './recognise-spots';
import { recogniseTowns } from './recognise-towns';
import { recogniseWords } from './recognise-words';
import type { Label, Span } from './span';
import { readings } from './spelling';
import { spoken } from './spoken';
import { AIRPORT_OF_TOWN, APART, ITSELF, TOILETS_OF, SPOT_ALONE } from './weights';
import { tokenise, wordsOf, type Token, type Tokens } from './tokenise';

/** One way to understand a question. */
export interface Parse {
  asked: Tokens;
  score: number;
  spans: readonly Span[];
  kind: KindMeaning | null;
  kindTokens: readonly Token[];
  said: readonly WishSaid[];
  wishes: readonly Wish[];
  place: PlaceSaid | null;
  distance: DistanceSaid | null;
  /** Nothing is looked for near the place: it is asked about itself. */
  itself: SpotSaid | null;
  /** Folded words of a name, as signs have them. */
  name: string;
  nameTokens: readonly Token[];
  /** Words that ask for what our data has no word about, and words that nobody understands: left out, and told. */
  leftOut: readonly (readonly Token[])[];
  /** Words among them that nobody understands. */
  isLeftOut: boolean;
  /** A kind that no source lists, as typed: "vets". It is looked for in names alone. */
  unlisted: string | null;
}

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
  const spans = [
    ...recogniseWords(tokens, likely),
    ...recogniseTowns(tokens, gazetteer),
    ...recognisePostcodes(tokens, gazetteer),
    ...recogniseDistances(tokens),
    ...recogniseCounts(tokens),
    ...recogniseRoads(tokens),
    ...recogniseSpots(tokens, likely, gazetteer),
    ...recogniseNames(tokens, likely),
  ];
  const parses = bestCovers(tokens.length, spans, COVERS).map((cover) => read(cover, asked, gazetteer));
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

/** Kinds that a list joins are one, and one behind "with" is beside what is looked for. */
const OR = phrasesOf('function-words', 'or');

function read({ spans, score }: Cover, asked: Tokens, gazetteer: Gazetteer): Parse {
  const { tokens } = asked;
  const of = (...labels: Label[]) => spans.filter(({ label }) => labels.includes(label));
  const tokensOf = (some: readonly Span[]) => some.flatMap(({ from, to }) => tokens.slice(from, to));
  const unlisted = of('unlisted')[0];
  const named = of('name', 'chain', 'food');
  const whose = [...named, ...of('landmark')];
  const isOfSomething = ({ from }: Span) =>
    spans.some(({ label, to }, at) => label === 'having' && to <= from && at > 0 && whose.some((one) => one.to <= to));
  const { kind, kindSpans, beside, ofName } = readKind(of('kind'), spans, tokens, isOfSomething);
  const wishes = readWishes(spans, tokens, kind, isOfSomething);
  const foods = of('food');
  const food =
    !kind && !wishes.kind && !unlisted && foods.length > 0 && named.length === foods.length
      ? foodAsked(wordsOf(tokensOf(foods)))
      : null;
  const said = readPlace(spans, tokens, gazetteer);
  const isLooked = kind !== null || wishes.kind !== null || named.length > 0 || unlisted !== undefined;
  const { place, itself, spot } = isLooked ? { place: said, itself: null, spot: null } : ofItself(said, spans, tokens);
  const toilets = wishes.said.some(({ isToilet }) => isToilet);
  const isHaving = of('having').length > 0;
  const isSpotAlone = !isLooked && place?.by === 'name' && !place.isSaid && place.as === 'spot';
  const nameSpans = itself
    ? [itself]
    : [...named, ...ofName, ...(unlisted ? [unlisted] : [])].sort((a, b) => a.from - b.from);
  const spots = of('landmark', 'street', 'mall', 'spot');
  const covered = new Set(tokensOf(spans));
  return {
    asked,
    score:
      score +
      (isSpotAlone ? SPOT_ALONE : 0) +
      (itself ? ITSELF + (toilets && !wishes.kind && !isHaving ? TOILETS_OF : 0) : 0) +
      (spot && isOfTown(spot, gazetteer) ? AIRPORT_OF_TOWN : 0) +
      (said?.by === 'town' && said.isApart ? APART : 0),
    spans,
    kind: kind ?? wishes.kind ?? food,
    kindTokens: kind ? tokensOf(kindSpans) : wishes.kind ? wishes.kindTokens : food ? tokensOf(foods) : [],
    said: wishes.said,
    wishes: wishes.wishes,
    place,
    distance: (of('distance')[0]?.value as DistanceSaid | undefined) ?? null,
    name: nameSpans
      .map((span) =>
        span.label === 'landmark'
          ? spoken((span.value as SpotSaid).name)
          : span.label === 'kind'
            ? wordsOf(tokens.slice(span.from, span.to))
            : span.label === 'name' || span.label === 'chain'
              ? spoken(span.value as string)
              : (span.read ?? (span.value as string)),
      )
      .join(' '),
    nameTokens: tokensOf(nameSpans),
    leftOut: [
      ...(place?.by === 'postcode' ? spots.map(({ from, to }) => tokens.slice(from, to)) : []),
      ...of('unheld', 'adjective', 'department').map((span) => tokens.slice(span.from, span.to)),
      ...kindSpans.filter(({ value }) => (value as KindSaid).isUnlisted).map(({ from, to }) => tokens.slice(from, to)),
      ...wishes.leftOut,
      ...beside.map((span) => tokens.slice(span.from, span.to)),
      ...runs(tokens, covered),
    ],
    itself: spot,
    isLeftOut: covered.size < tokens.length,
    unlisted: unlisted ? wordsOf(tokens.slice(unlisted.from, unlisted.to)) : null,
  };
}

/** "York station with a lift": where nothing is looked for near a landmark, it is asked about itself. */
function ofItself(
  place: PlaceSaid | null,
  spans: readonly Span[],
  tokens: readonly Token[],
): { place: PlaceSaid | null; itself: Span | null; spot: SpotSaid | null } {
  const [known] = place?.by === 'town' && place.relation === 'in' ? place.places : [];
  if (known?.isLandmark)
    return { place, itself: null, spot: { name: fold(known.name), bare: fold(known.name), kinds: [] } };
  const isOfIt = spans.some(({ label }) => label === 'department');
  if (place?.by !== 'name' || (place.isSaid && !isOfIt) || place.as !== 'landmark')
    return { place, itself: null, spot: null };
  const itself = spans.find(({ label }) => label === 'landmark') ?? null;
  const own = tokens.slice(itself?.from, itself?.to);
  const rest = place.tokens.filter((token) => !own.includes(token));
  const { within: places } = place;
  const town = {
    by: 'town',
    relation: 'in',
    isLeading: false,
    isApart: false,
    places,
    read: null,
    tokens: rest,
  } as const;
  return { place: places.length > 0 ? town : null, itself, spot: (itself?.value as SpotSaid | undefined) ?? null };
}

const isOfTown = ({ bare, kinds }: SpotSaid, gazetteer: Gazetteer): boolean =>
  kinds.includes('airport') && gazetteer.named(bare).length > 0;

function runs(tokens: readonly Token[], covered: ReadonlySet<Token>): Token[][] {
  const found: Token[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (covered.has(token)) continue;
    const last = found.at(-1);
    if (last && last.at(-1) === tokens[at - 1]) last.push(token);
    else found.push([token]);
  }
  return found;
}

const FITTINGS = new Set(['toilets', 'parking']);

interface KindRead {
  kind: KindMeaning | null;
  kindSpans: readonly Span[];
  beside: readonly Span[];
  /** "Station hotel": of its name. */
  ofName: readonly Span[];
}

/** "Station hotel" is a hotel, "pub or cafe" either of them, and "hotel with parking" a hotel. */
function readKind(
  all: readonly Span[],
  spans: readonly Span[],
  tokens: readonly Token[],
  isOfSomething: (span: Span) => boolean,
): KindRead {
  // "Does the Infirmary have a changing places toilet": what it should have.
  const kinds = all.filter((span) => !(isOfSomething(span) && FITTINGS.has((span.value as KindMeaning).kinds.join())));
  const [first, ...rest] = kinds;
  const named: Span[] = [];
  if (!first) return { kind: null, kindSpans: [], beside: [], ofName: [] };
  let kind = first.value as KindMeaning;
  let kindSpans: Span[] = [first];
  const beside: Span[] = [];
  for (const next of rest) {
    const last = kindSpans.at(-1) ?? first;
    const meaning = next.value as KindMeaning;
    const between = tokens.slice(last.to, next.from).map(({ word }) => word);
    const isWith = spans.some(({ label, from }) => label === 'having' && from >= first.to && from < next.from);
    if (meaning.label === kind.label) kindSpans.push(next);
    else if (isWith || wordsOf(tokens.slice(next.from, next.to)) === 'parking') beside.push(next);
    else if (between.length === 1 && OR.has(between[0] ?? '')) {
      kind = { label: `${kind.label} or ${meaning.label.toLowerCase()}`, kinds: [...kind.kinds, ...meaning.kinds] };
      kindSpans.push(next);
    } else if (between.length === 0 && kindSpans.length === 1) {
      const isRoom =
        kind.nameWords !== undefined &&
        meaning.nameWords === undefined &&
        meaning.kinds.every((one) => kind.kinds.includes(one));
      if (isRoom) kindSpans.push(next);
      else {
        named.push(...kindSpans);
        [kind, kindSpans] = [meaning, [next]];
      }
    } else beside.push(next);
  }
  return { kind, kindSpans, beside, ofName: named };
}
