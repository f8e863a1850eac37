import { FEATURE_LABELS, type SearchChip, type Understood } from '@waymark/contracts-reviews';
import { parseQuestion, type Parse } from '../query/parse';
import type { ParsedWish } from '../query/read-wishes';
import { asTyped, typedOf, without, type Token, type Tokens } from '../query/tokenise';
import { featuresOf } from '../search-port';
import type { Target } from './target';
import type { Where } from './where';
import type { Gazetteer } from '../gazetteer/gazetteer';
import { titled } from '../query/written-names';

/** Explains the result: what was understood, corrected and left out, and what else the query may mean. */
export function explain(parse: Parse, target: Target): Understood {
  const { asked, kindTokens, said, nameTokens } = parse;
  const { kind, where } = target;
  const placeTokens = parse.place?.tokens ?? [];
  const unknownPlace = where ? null : unknownOf(parse);
  const chip = (part: SearchChip['part'], label: string, tokens: readonly Token[]): SearchChip => ({
    part,
    label,
    typed: typedOf(asked.tokens.filter((token) => tokens.includes(token))),
    without: without(asked, tokens),
  });
  const own = nameTokens.filter((token) => !placeTokens.includes(token));
  const isDish = kindTokens === nameTokens;
  const isSaidByWish = said.some(({ tokens }) => tokens === kindTokens);
  const chips: SearchChip[] = [];
  if (kind && !isSaidByWish && !(isDish && target.name !== '')) chips.push(chip('kind', kind.label, kindTokens));
  for (const wish of said) chips.push(chip('feature', labelOf(wish), wish.tokens));
  if (target.name && own.length > 0) chips.push(chip('name', `“${asTyped(asked, own)}”`, own));
  const place = placeLabel(parse, where, unknownPlace);
  if (place) chips.push({ ...chip('place', place, placeTokens), ...(parse.place?.by === 'you' && { typed: 'you' }) });
  const ignored = [
    ...parse.leftOut
      .filter((tokens) => !said.some((wish) => tokens.every((token) => wish.tokens.includes(token))))
      .map((tokens) => asTyped(asked, tokens)),
    ...(where?.leftOut ? [where.leftOut] : []),
  ];
  return {
    chips,
    name: target.name,
    kinds: [...(kind?.kinds ?? [])],
    features: featuresOf(target.wishes),
    wishes: target.wishes.map(({ features }) => [...features]),
    isChangingPlaces: said.some(({ isChanging }) => isChanging),
    place: where && {
      ...where.place,
      ...(where.relation === 'near' && !where.box && { reachMetres: where.radiusMetres }),
    },
    corrected: [
      ...corrections(parse, where, placeTokens),
      ...said
        .filter(({ isMore }) => isMore)
        .map((wish) => ({ typed: asTyped(asked, wish.tokens), read: labelOf(wish) })),
    ],
    otherPlaces: otherPlaces(where, without(asked, placeTokens)),
    unknownPlace,
    ...(ignored.length > 0 && { ignored }),
    ...(parse.unlisted !== null && { unmappedKind: parse.unlisted }),
  };
}

const unknownOf = ({ place }: Parse): string | null => {
  if (!place) return null;
  return 'code' in place ? place.code : 'spot' in place ? place.spot.name : null;
};

function labelOf({ tag, isChanging, features }: ParsedWish): string {
  if (tag) return `#${tag.tag}`;
  if (isChanging) return 'Changing Places or accessible toilets';
  const [first, ...rest] = features;
  // For a toilet, both features mean the same.
  if (first === 'AccessibleToilets' && rest.join() === 'WheelchairAccess') return FEATURE_LABELS[first];
  if (first === 'StepFreeAccess' && rest.join() === 'WheelchairAccess') return 'Step-free or wheelchair access';
  return features.map((feature) => FEATURE_LABELS[feature]).join(' or ');
}

function placeLabel({ place }: Parse, where: Where | null, unknownPlace: string | null): string | null {
  if (!where) return place?.by === 'you' ? 'near you' : unknownPlace ? `in “${unknownPlace}”` : null;
  if (where.said) return `within ${where.said} of ${where.place.source === 'you' ? 'you' : where.place.label}`;
  if (where.place.source === 'you') return 'near you';
  // A postcode stands for the area around its middle, which reaches into others.
  return `${where.place.source === 'postcode' ? 'around' : where.relation} ${where.place.label}`;
}

function corrections({ asked, spans, place }: Parse, where: Where | null, placeTokens: readonly Token[]) {
  const { tokens } = asked;
  const read = spans
    .filter(({ label }) => label !== 'town')
    .flatMap((span) => (span.read ? corrected(span.read, tokens.slice(span.from, span.to), asked) : []));
  const meant = where?.read;
  if (!meant) return read;
  const relations = spans
    .filter(({ label }) => label === 'in' || label === 'near')
    .flatMap(({ from, to }) => tokens.slice(from, to));
  const own = (place ? place.tokens : placeTokens).filter((token) => !relations.includes(token));
  return [...read, { typed: asTyped(asked, own), read: meant }];
}

/**
 * Lists the corrected words. It compares word by word if the number is equal, so that only changed words are listed.
 */
function corrected(read: string, tokens: readonly Token[], asked: Tokens): { typed: string; read: string }[] {
  const words = read.split(' ');
  if (words.length !== tokens.length) return [{ typed: asTyped(asked, tokens), read }];
  return tokens.flatMap((token, index) =>
    token.word === words[index] ? [] : [{ typed: asTyped(asked, [token]), read: words[index] ?? '' }],
  );
}

const otherPlaces = (where: Where | null, rest: string): Understood['otherPlaces'] =>
  (where?.others ?? []).map(({ name, district, country, countryCode }) => {
    const within = countryCode === 'GB' && district ? district : [district, country].filter(Boolean).join(', ');
    const q = [rest, where?.relation ?? 'in', name, district ?? country].filter(Boolean).join(' ').trim();
    return { label: `${name}, ${within}`, q };
  });

/** Labels that keep their capital letter within a sentence. */
const PROPER = /^(?:Braille|Changing Places|RADAR|#|“)/;
const within = (label: string): string => (PROPER.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/**
 * Returns a query in short, "Cafés, step-free or wheelchair access, near Leeds Station", from its words only, without
 * a search. Null for a query without access wishes that has no kind, or has a kind in a name.
 */
export function inShort(text: string, gazetteer: Gazetteer): string | null {
  const [parse] = parseQuestion(text, gazetteer, true).parses;
  if (!parse) return null;
  const { kind, wishes, name, place } = parse;
  // Whether the words are a name: "Mansion House" is not a stately home.
  const isName = name !== '' && !place;
  if (wishes.length === 0 && (!kind || isName)) return null;
  const target = { kind, wishes, name, where: null };
  const asked = explain(parse, target).chips.filter(({ part }) => part !== 'place');
  const [first = '', ...others] = [
    ...(asked.some(({ part }) => part === 'kind') ? [] : ['Places']),
    ...asked.map(({ label }) => label),
    ...placeWords(parse),
  ];
  return [first, ...others.map(within)].join(', ');
}

function placeWords({ place }: Parse): string[] {
  if (!place) return [];
  if (place.by === 'you') return ['near you'];
  if (place.by === 'town') return [`${place.relation} ${place.places[0]?.name ?? ''}`];
  if (place.by === 'postcode') return [`${place.relation} ${place.known?.code ?? place.code}`];
  return [`${place.relation} ${titled(place.spot.name)}`];
}
