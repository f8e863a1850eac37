import { parseQuestion, type Parse } from '../query/parse';
import type { Gazetteer } from '../query/gazetteer';
import { titled } from '../query/titled';
import { explain } from './explain';

/** Begin with a capital within a sentence, too. */
const PROPER = /^(?:Braille|Changing Places|RADAR|#|“)/;
const within = (label: string): string => (PROPER.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1));

/**
 * A question in short, "Cafés, step-free or wheelchair access, near Leeds Station", from its words alone: no engine is asked. Null where it asks for
 * nothing of access, and for no kind or a name of one: then it is a name.
 */
export function inShort(text: string, gazetteer: Gazetteer): string | null {
  const [parse] = parseQuestion(text, gazetteer).parses;
  if (!parse) return null;
  const { kind, wishes, name, place } = parse;
  // "Mansion House" is no stately home.
  const isName = name !== '' && !place;
  if (wishes.length === 0 && (!kind || isName)) return null;
  const target = { kind, wishes, name, where: null };
  const asked = explain(parse, target, null, place?.tokens ?? []).chips.filter(({ part }) => part !== 'place');
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
