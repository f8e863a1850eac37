import { fold } from '../../text/fold';
import type { KindMeaning } from '../../venue/kind-meaning';
import type { Wish } from '../search-port';
import type { Cover } from './best-covers';
import { foodAsked, kindOfName } from './kind-of-name';
import type { Gazetteer, Place } from '../gazetteer/gazetteer';
import { readPlace, type ParsedPlace } from './read-place';
import { readWishes, type ParsedWish } from './read-wishes';
import type { DistanceValue } from './recognise-numbers';
import type { TownValue } from './recognise-towns';
import type { KindValue, SpotValue, Label, Span } from './span';
import { readKind, type KindRead } from './read-kind';
import { OR } from './recognise-words';
import { asOnSigns, titled } from './written-names';
import { AIRPORT_OF_TOWN, APART, ITSELF, LEFT_OUT_ALONE, SPOT_ALONE } from './weights';
import { wordsOf, type Token, type Tokens } from './tokenise';

/** One interpretation of a query. */
export interface Parse {
  asked: Tokens;
  score: number;
  spans: readonly Span[];
  kind: KindMeaning | null;
  kindTokens: readonly Token[];
  said: readonly ParsedWish[];
  wishes: readonly Wish[];
  place: ParsedPlace | null;
  distance: DistanceValue | null;
  /** A landmark that the query is about, instead of things near it. */
  itself: SpotValue | null;
  /** Normalised words of a name, as on signs. */
  name: string;
  nameTokens: readonly Token[];
  /** Words that our data cannot answer, and unknown words. They are left out, and the response says so. */
  leftOut: readonly (readonly Token[])[];
  /** Whether unknown words are among them. */
  isLeftOut: boolean;
  /** A kind that no source lists, as typed: "vets". It is searched in names only. */
  unlisted: string | null;
}

/** Interprets a cover, part by part. */
export function readCover({ spans, score }: Cover, asked: Tokens, gazetteer: Gazetteer): Parse {
  const { tokens } = asked;
  const of = (...labels: Label[]) => spans.filter(({ label }) => labels.includes(label));
  const tokensOf = (some: readonly Span[]) => some.flatMap(({ from, to }) => tokens.slice(from, to));
  const unlisted = of('unlisted')[0];
  const either = eitherChain(of('chain'), tokens);
  const named = of('name', 'chain', 'food').filter((span) => !either?.kindSpans.includes(span));
  const whose = [...named, ...of('landmark'), ...of('town').filter(isLandmark)];
  const isOfSomething = ({ from }: Span) =>
    spans.some(({ label, to }, at) => label === 'having' && to <= from && at > 0 && whose.some((one) => one.to <= to));
  const { kind, kindSpans, beside, ofName } = either ?? readKind(of('kind'), spans, tokens, isOfSomething);
  const wishes = readWishes(spans, tokens, kind, isOfSomething);
  const foods = of('food');
  const food =
    !kind && !wishes.kind && !unlisted && foods.length > 0 && named.length === foods.length
      ? foodAsked(wordsOf(tokensOf(foods)))
      : null;
  const said = readPlace(spans, tokens, gazetteer);
  const isLooked = kind !== null || wishes.kind !== null || named.length > 0 || unlisted !== undefined;
  const { place, itself, spot } = isLooked ? { place: said, itself: null, spot: null } : ofItself(said, spans, tokens);
  const isSpotAlone = !isLooked && place?.by === 'name' && !place.isSaid && place.as === 'spot';
  const nameSpans = itself
    ? [itself]
    : [...named, ...ofName, ...(unlisted ? [unlisted] : [])].sort((a, b) => a.from - b.from);
  const nameTokens = tokensOf(nameSpans);
  const spots = of('landmark', 'street', 'mall', 'spot');
  const covered = new Set(tokensOf(spans));
  const isLeftOut = covered.size < tokens.length;
  const isClear = of('kind', 'feature', 'chain', 'food', 'unlisted', 'landmark').length > 0;
  return {
    asked,
    score:
      score +
      (isSpotAlone ? SPOT_ALONE : 0) +
      (isLeftOut && !isClear ? LEFT_OUT_ALONE : 0) +
      (itself && of('department').length === 0 ? ITSELF : 0) +
      (spot && isOfTown(spot, gazetteer) ? AIRPORT_OF_TOWN : 0) +
      (said?.by === 'town' && said.isApart ? APART : 0),
    spans,
    kind: kind ?? wishes.kind ?? food,
    kindTokens: kind ? tokensOf(kindSpans) : wishes.kind ? wishes.kindTokens : food ? nameTokens : [],
    said: wishes.said,
    wishes: wishes.wishes,
    place,
    distance: (of('distance')[0]?.value as DistanceValue | undefined) ?? null,
    name: nameSpans.map((span) => nameOf(span, tokens)).join(' '),
    nameTokens,
    leftOut: [
      ...(said?.by === 'town' && said.isApart ? otherTowns(said, of('town'), tokens) : []),
      ...(place?.by === 'postcode' ? spots.map(({ from, to }) => tokens.slice(from, to)) : []),
      ...of('unheld', 'adjective', 'department').map((span) => tokens.slice(span.from, span.to)),
      ...kindSpans.filter(({ value }) => (value as KindValue).isUnlisted).map(({ from, to }) => tokens.slice(from, to)),
      ...wishes.leftOut,
      ...beside.map((span) => tokens.slice(span.from, span.to)),
      ...runs(tokens, covered),
    ],
    itself: spot,
    isLeftOut,
    unlisted: unlisted ? wordsOf(tokens.slice(unlisted.from, unlisted.to)) : null,
  };
}

/** "Travelodge or Premier Inn": a kind that consists of both chains. */
function eitherChain(chains: readonly Span[], tokens: readonly Token[]): KindRead | null {
  const [one, other] = chains;
  if (!one || !other) return null;
  const between = tokens.slice(one.to, other.from).map(({ word }) => word);
  const names = [one, other].map(({ value }) => asOnSigns(value as string));
  const kinds = names.map((name) => kindOfName(name)?.kind);
  if (between.length !== 1 || !OR.has(between[0] ?? '') || !kinds[0] || kinds[0] !== kinds[1]) return null;
  const label = `${titled(names[0] ?? '')} or ${titled(names[1] ?? '')}`;
  const kind = { ...kinds[0], label, nameWords: names };
  return { kind, kindSpans: [one, other], beside: [], ofName: [] };
}

/** Returns the tokens of the other towns: if two towns lie apart, only one is searched. */
const otherTowns = (place: ParsedPlace, towns: readonly Span[], tokens: readonly Token[]): (readonly Token[])[] =>
  towns
    .map(({ from, to }) => tokens.slice(from, to))
    .filter((some) => !some.some((token) => place.tokens.includes(token)));

const isLandmark = ({ value }: Span): boolean => (value as TownValue).places[0]?.isLandmark === true;

/** "York station with a lift": if the query names nothing near the landmark, it is about the landmark itself. */
function ofItself(
  place: ParsedPlace | null,
  spans: readonly Span[],
  tokens: readonly Token[],
): { place: ParsedPlace | null; itself: Span | null; spot: SpotValue | null } {
  const [known] = place?.by === 'town' && place.relation === 'in' ? place.places : [];
  if (known?.isLandmark)
    return { place, itself: null, spot: { name: fold(known.name), bare: fold(known.name), kinds: [] } };
  const isOfIt = spans.some(({ label }) => label === 'department');
  // "Castle near Alnwick" need not mean Alnwick's own castle.
  const isNear = spans.some(({ label }) => label === 'near');
  if (place?.by !== 'name' || ((place.isSaid || isNear) && !isOfIt) || place.as !== 'landmark')
    return { place, itself: null, spot: null };
  const itself = spans.find(({ label }) => label === 'landmark') ?? null;
  const own = tokens.slice(itself?.from, itself?.to);
  const rest = place.tokens.filter((token) => !own.includes(token));
  const { within: places } = place;
  const spot = (itself?.value as SpotValue | undefined) ?? null;
  const town = {
    by: 'town',
    relation: 'in',
    isLeading: false,
    isApart: false,
    places,
    read: null,
    tokens: rest,
  } as const;
  return { place: places.length > 0 ? town : null, itself, spot: spot && ofTheTown(spot, places[0]) };
}

/** "Cathedral Canterbury": means Canterbury Cathedral. */
function ofTheTown(spot: SpotValue, town: Place | undefined): SpotValue {
  const name = town && !spot.name.includes(' ') ? `${fold(town.name)} ${spot.name}` : spot.name;
  return name === spot.name ? spot : { ...spot, name, bare: name };
}

const isOfTown = ({ bare, kinds }: SpotValue, gazetteer: Gazetteer): boolean =>
  kinds.includes('airport') && gazetteer.named(bare).length > 0;

/** Returns the name as it is on signs. */
function nameOf({ label, value, read, from, to }: Span, tokens: readonly Token[]): string {
  if (label === 'kind') return wordsOf(tokens.slice(from, to));
  if (label === 'landmark') return asOnSigns((value as SpotValue).name);
  return label === 'name' || label === 'chain' ? asOnSigns(value as string) : (read ?? (value as string));
}

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
