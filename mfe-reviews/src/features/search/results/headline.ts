import { distanceWords } from '@waymark/contracts-core';
import { FEATURE_LABELS, type SearchChip, type Understood, VENUE_KIND_LABELS } from '@waymark/contracts-reviews';
import { SEARCH } from '../../../messages/en/search';

const labels = (chips: readonly SearchChip[], part: SearchChip['part']) =>
  chips.filter((chip) => chip.part === part).map(({ label }) => label);

/** Proper names keep their capital within a sentence. */
const within = (label: string) =>
  /^(Braille|Changing Places|RADAR)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** Things of which a place has one. */
const ONES: ReadonlySet<string> = new Set([FEATURE_LABELS.HearingLoop, FEATURE_LABELS.RadarKey]);
const thing = (label: string) => (ONES.has(label) ? `a ${within(label)}` : within(label));

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The part of a question after what is looked for: " with a hearing loop in Leeds". */
const rest = (understood: Understood): string => wished(understood.chips) + whereWords(understood);

/** " in London, Ontario": more than the name where that alone is not clear. */
function whereWords({ chips, place, unknownPlace }: Understood): string {
  if (unknownPlace) return '';
  const within = place?.within && place.within !== place.label ? `, ${place.within}` : '';
  return labels(chips, 'place')
    .map((label) => ` ${placeWords(label)}${within}`)
    .join('');
}

const isTag = (label: string) => label.startsWith('#');

/** " with a hearing loop"; of hashtags, which name people as often as features, " for #Deaf". */
function wished(chips: readonly SearchChip[]): string {
  const features = labels(chips, 'feature');
  const named = features.filter((label) => !isTag(label)).map(thing);
  const tags = features.filter(isTag);
  return `${named.length > 0 ? ` with ${listed(named)}` : ''}${tags.length > 0 ? ` for ${listed(tags)}` : ''}`;
}

/** "to have a hearing loop", "to suit #Deaf". */
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

/** What was understood, in words: "Theatres with a hearing loop in Leeds". */
export function headline(understood: Understood): string {
  const { chips } = understood;
  const kinds = labels(chips, 'kind');
  const name = called(chips);
  const what = kinds.length > 0 ? listed([kinds[0] ?? '', ...kinds.slice(1).map(within)]) : 'Places';
  // A name alone is called by itself.
  if (name && kinds.length === 0) return `${name}${rest(understood)}`;
  return `${what}${name && ` called ${name}`}${rest(understood)}`;
}

/** "theatre" of one kind, "place" of several or none. */
export const kindWords = (kinds: readonly string[]) =>
  kinds.length === 1 ? within(VENUE_KIND_LABELS[kinds[0] ?? ''] ?? 'place') : 'place';

/** "We know of no theatre in Leeds", "No theatre within 3 km of Leeds station in our lists". */
export function noneWords(understood: Understood): string {
  const { chips, kinds } = understood;
  const [label] = labels(chips, 'kind');
  // "Hotels" are hotels and guest houses, and mosques have no kind of their own.
  const kind = kinds.length !== 1 && label ? within(label) : kindWords(kinds);
  const name = called(chips);
  const what = `${kind}${name && ` called ${name}`}${wished(chips)}`;
  const { place } = understood;
  return place?.reachMetres
    ? SEARCH.noneWithin(`No ${what}`, `${distanceWords(place.reachMetres).replace('.0 ', ' ')} of ${place.label}`)
    : `We know of no ${what}${whereWords(understood)}`;
}
