import { TRIP_TAG_LABELS } from '@waymark/contracts-community';
import { TRIP_LABELS } from '../form/trip-labels';
import type { DayValues, TripValues } from '../form/trip-values';
import { dayName } from '../days/day-moves';

export interface Difference {
  what: string;
  here: string;
  there: string;
}

const WORDS = [
  'title',
  'description',
  'destination',
  'startDate',
  'endDate',
  'disabilityContext',
  'coverImageUrl',
  'story',
] as const;

const NOTHING = 'Nothing';

/** What stands otherwise elsewhere, in the order of the form. */
export function differences(here: TripValues, there: TripValues): Difference[] {
  const words = WORDS.map((name) => ({ what: TRIP_LABELS[name], here: here[name], there: there[name] }));
  const tags = ({ tags }: TripValues) => tags.map((tag) => TRIP_TAG_LABELS[tag]).join(', ');
  const cover = ({ photos }: TripValues) => photos.map(({ description }) => description || 'A picture').join('');
  const others = [
    { what: TRIP_LABELS.tags, here: tags(here), there: tags(there) },
    { what: TRIP_LABELS.photos, here: cover(here), there: cover(there) },
  ];
  const most = Math.max(here.days.length, there.days.length);
  const days = Array.from({ length: most }, (_, place) => ({
    what: `Day ${place + 1}`,
    here: dayWords(here.days[place], place),
    there: dayWords(there.days[place], place),
  }));
  return [...words, ...others, ...days]
    .filter((one) => one.here.trim() !== one.there.trim())
    .map((one) => ({ ...one, here: one.here.trim() || NOTHING, there: one.there.trim() || NOTHING }));
}

function dayWords(day: DayValues | undefined, place: number): string {
  if (!day) return '';
  const photos = day.photos.map(({ description }) => description || 'A photo');
  const attached = day.attachments.map(({ name }) => name);
  return [dayName(day, place), day.location, day.content, day.accessibilityNotes, ...photos, ...attached]
    .filter((words) => words.trim() !== '')
    .join('\n');
}
