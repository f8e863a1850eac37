import { FEATURE_LABELS, type SearchChip, type Understood, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import type { Distance } from '@waymark/mfe-kit';
import { SEARCH } from '../../../messages/en/search';

const labels = (chips: readonly SearchChip[], part: SearchChip['part']) =>
  chips.filter((chip) => chip.part === part).map(({ label }) => label);

/** Proper names stay capitalised within a sentence. */
const within = (label: string) =>
  /^(Braille|Changing Places|RADAR)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Features that a place has only one of. */
const ONES: ReadonlySet<string> = new Set([FEATURE_LABELS.HearingLoop, FEATURE_LABELS.RadarKey]);
const thing = (label: string) => (ONES.has(label) ? `a ${within(label)}` : within(label));

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Returns the end of the headline: " with a hearing loop in Leeds". */
const rest = (understood: Understood): string => wished(understood.chips) + whereWords(understood);

/** Returns " in London, Ontario", with the region only where the name alone is ambiguous. */
function whereWords({ chips, place, unknownPlace }: Understood): string {
  if (unknownPlace) return '';
  // A region that is named after its town, such as the State of Berlin, adds nothing.
  const within = place?.within && !place.within.includes(place.label) ? `, ${place.within}` : '';
  return labels(chips, 'place')
    .map((label) => ` ${placeWords(label)}${within}`)
    .join('');
}

const isTag = (label: string) => label.startsWith('#');

/** Returns " with a hearing loop"; or " for #Deaf", because hashtags name people as often as features. */
function wished(chips: readonly SearchChip[]): string {
  const features = labels(chips, 'feature');
  const named = features.filter((label) => !isTag(label)).map(thing);
  const tags = features.filter(isTag);
  return `${named.length > 0 ? ` with ${listed(named)}` : ''}${tags.length > 0 ? ` for ${listed(tags)}` : ''}`;
}

/** Returns "to have a hearing loop" or "to suit #Deaf". */
export function wishWords({ chips }: Pick<Understood, 'chips'>): string {
  const features = labels(chips, 'feature');
  const named = features.filter((label) => !isTag(label)).map(thing);
  const tags = features.filter(isTag);
  return [named.length > 0 && `to have ${listed(named)}`, tags.length > 0 && `to suit ${listed(tags)}`]
    .filter(Boolean)
    .join(' and ');
}

const placeWords = (label: string) => (/^(in|near|around|within) /i.test(label) ? within(label) : `in ${label}`);

const called = (chips: readonly SearchChip[]) =>
  listed(labels(chips, 'name').map((name) => `“${name.replace(/^“|”$/g, '')}”`));

/** Returns the understood query as text: "Theatres with a hearing loop in Leeds". */
export function headline(understood: Understood): string {
  const { chips } = understood;
  const kinds = labels(chips, 'kind');
  const name = called(chips);
  const what = kinds.length > 0 ? listed([kinds[0] ?? '', ...kinds.slice(1).map(within)]) : 'Places';
  // A query with only a name is shown as that name.
  if (name && kinds.length === 0) return `${name}${rest(understood)}`;
  return `${what}${name && ` called ${name}`}${rest(understood)}`;
}

/** Returns "theatre" for one kind, "place" for several or none. */
export const kindWords = (kinds: readonly string[]) =>
  kinds.length === 1 ? within(VENUE_KIND_LABELS[kinds[0] ?? ''] ?? 'place') : 'place';

/** Returns "We know of no theatre in Leeds" or "No theatre within 3 km of Leeds station in our lists". */
export function noneWords(understood: Understood, inUnits: Distance): string {
  const { chips, kinds } = understood;
  const [label] = labels(chips, 'kind');
  // The label differs from the kind: "Hotels" include guest houses, and mosques have no kind of their own.
  const kind = kinds.length !== 1 && label ? within(label) : kindWords(kinds);
  const name = called(chips);
  const what = `${kind}${name && ` called ${name}`}${wished(chips)}`;
  const { place } = understood;
  return place?.reachMetres
    ? SEARCH.noneWithin(`No ${what}`, `${inUnits(place.reachMetres)} of ${place.label}`)
    : `We know of no ${what}${whereWords(understood)}`;
}
