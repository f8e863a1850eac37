import type { BookPostcode } from '../understand/postcode-districts';
import type { PlaceAsked } from '../understand/claim-place';
import type { PlaceBook } from '../understand/place-book';
import { titled } from '../understand/titled';
import { understandQuestion } from '../understand/understand-question';
import { describe } from './describe-understood';

/** Begin with a capital within a sentence, too. */
const PROPER = /^(?:Braille|Changing Places|RADAR|#|“)/;
const within = (label: string): string => (PROPER.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/**
 * A question in short, "Cafés, step-free or wheelchair access, near Leeds Station", from its words alone: no engine is asked. Null where it asks for
 * nothing of access, and for no kind or a name of one: then it is a name.
 */
export function inShort(text: string, book: PlaceBook): string | null {
  const question = understandQuestion(text, book);
  const { kind, wishes, name, place } = question;
  // "Mansion House" is no stately home.
  const isName = name !== '' && !place;
  if (wishes.length === 0 && (!kind || isName)) return null;
  const target = { kind, wishes, name, where: null };
  const described = { question, target, asked: place, placeWords: place?.words ?? [], unknownPlace: null };
  const asked = describe(described).chips.filter(({ part }) => part !== 'place');
  const [first = '', ...others] = [
    ...(asked.some(({ part }) => part === 'kind') ? [] : ['Places']),
    ...asked.map(({ label }) => label),
    ...placeWords(place),
  ];
  return [first, ...others.map(within)].join(', ');
}

function placeWords(place: PlaceAsked | null): string[] {
  if (!place) return [];
  if (place.by === 'you') return ['near you'];
  const { relation } = place;
  return [
    `${relation} ${place.by === 'town' ? townName(place) : place.by === 'postcode' ? codeOf(place) : titled(place.name)}`,
  ];
}

const townName = ({ spot, places }: { spot?: string; places: readonly { name: string }[] }): string =>
  spot ? titled(spot) : (places[0]?.name ?? '');
const codeOf = ({ known, code }: { known: BookPostcode | null; code: string }): string => known?.code ?? code;
