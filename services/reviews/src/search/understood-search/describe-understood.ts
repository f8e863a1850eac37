import { FEATURE_LABELS, type SearchChip, type Understood } from '@waymark/contracts-reviews';
import { featuresOf } from '../search-port';
import type { PlaceAsked } from '../understand/claim-place';
import type { FoundFeature } from '../understand/claim-phrases';
import { asksChangingPlaces, isChangingPlaces } from '../understand/changing-places';
import { IN_WORDS, NEAR_WORDS } from '../understand/spoken-words';
import { asTyped, without, type TypedQuestion, type TypedWord } from '../understand/typed-words';
import type { Question } from '../understand/understand-question';
import type { Target } from './target';
import type { Where } from './where';

const typedOf = (words: readonly TypedWord[]): string => words.map(({ typed }) => typed).join(' ');

/** A question of which the whole is a name. */
export function describeName(question: Question): Understood {
  const { words } = question.asked;
  const chips: SearchChip[] =
    words.length === 0
      ? []
      : [{ part: 'name', label: `“${asTyped(question.asked, words)}”`, typed: typedOf(words), without: '' }];
  return {
    chips,
    name: question.whole,
    kinds: [],
    features: [],
    wishes: [],
    isChangingPlaces: false,
    place: null,
    corrected: [],
    otherPlaces: [],
    unknownPlace: null,
    ...(question.unmapped !== null && { unmappedKind: question.unmapped }),
  };
}

export interface Described {
  question: Question;
  target: Target;
  /** The place that was asked for, wherever it was typed. */
  asked: PlaceAsked | null;
  placeWords: readonly TypedWord[];
  unknownPlace: string | null;
}

export function describe({ question, target, asked, placeWords, unknownPlace }: Described): Understood {
  const { asked: typed, kind, kindWords, features } = question;
  const { where } = target;
  const nameWords = question.nameWords.filter((word) => !placeWords.includes(word));
  const chip = (part: SearchChip['part'], label: string, words: readonly TypedWord[]): SearchChip => ({
    part,
    label,
    typed: typedOf(words),
    without: without(typed, words),
  });
  const chips: SearchChip[] = [];
  // Words of a dish are its kind's once they are no name any more.
  const isNamed = target.name !== '' && kindWords === question.nameWords;
  if (kind && !isNamed && !features.some(({ words }) => words === kindWords))
    chips.push(chip('kind', kind.label, kindWords));
  for (const found of features) {
    const words = kind && found.words === kindWords ? kindWords : found.words;
    chips.push(chip('feature', featureLabel(found), words));
  }
  if (target.name) chips.push(chip('name', `“${asTyped(typed, nameWords)}”`, nameWords));
  const place = placeChip(where, asked, unknownPlace);
  if (place) chips.push({ ...chip('place', place, placeWords), ...(asked?.by === 'you' ? { typed: 'you' } : {}) });
  const rest = without(typed, placeWords);
  const ignored = [
    ...question.unheld.map((words) => asTyped(typed, words)),
    ...(where?.leftOut ? [where.leftOut] : []),
  ];
  return {
    chips,
    name: target.name,
    kinds: [...(kind?.kinds ?? [])],
    features: featuresOf(target.wishes),
    wishes: target.wishes.map((wish) => [...wish.features]),
    isChangingPlaces: asksChangingPlaces(question),
    place: where && { ...where.place, ...(isAround(where) && { reachMetres: where.radiusMetres }) },
    corrected: corrections(typed, where, placeWords),
    otherPlaces: (where?.others ?? []).map(({ name, district, country, countryCode }) => {
      const within = countryCode === 'GB' && district ? district : [district, country].filter(Boolean).join(', ');
      const told = district ?? country;
      return {
        label: `${name}, ${within}`,
        q: [rest, where?.relation ?? 'in', name, told].filter(Boolean).join(' ').trim(),
      };
    }),
    unknownPlace,
    ...(ignored.length > 0 && { ignored }),
    ...(question.unmapped !== null && { unmappedKind: question.unmapped }),
  };
}

function featureLabel(found: FoundFeature): string {
  if (found.tag) return `#${found.tag.tag}`;
  if (isChangingPlaces(found)) return 'Changing Places or accessible toilets';
  // Of a toilet both say the same.
  const [first, ...rest] = found.features;
  if (first === 'AccessibleToilets' && rest.join() === 'WheelchairAccess') return FEATURE_LABELS[first];
  if (first === 'StepFreeAccess' && rest.join() === 'WheelchairAccess') return 'Step-free or wheelchair access';
  return found.features.map((feature) => FEATURE_LABELS[feature]).join(' or ');
}

function placeChip(where: Where | null, asked: PlaceAsked | null, unknownPlace: string | null): string | null {
  if (!where) return asked?.by === 'you' ? 'near you' : unknownPlace ? `in “${unknownPlace}”` : null;
  if (where.said) return `within ${where.said} of ${where.place.source === 'you' ? 'you' : where.place.label}`;
  if (where.place.source === 'you') return 'near you';
  return `${where.relation} ${where.place.label}`;
}

function corrections(asked: TypedQuestion, where: Where | null, placeWords: readonly TypedWord[]) {
  const read = asked.words
    .filter((word) => word.typed !== word.read && word.part !== 'place' && word.part !== null)
    .map((word) => ({ typed: asTyped(asked, [word]), read: word.read }));
  if (where?.read)
    read.push({
      typed: asTyped(
        asked,
        placeWords.filter(({ typed }) => !IN_WORDS.has(typed) && !NEAR_WORDS.has(typed)),
      ),
      read: where.read,
    });
  return read;
}

/** A town that one is in, and a county, reach as far as they reach. */
const isAround = ({ relation, box }: Where): boolean => relation === 'near' && !box;
