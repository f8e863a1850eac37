import type { TripDraftForm, WholeTrip } from '@waymark/contracts-community';
import { randomKey } from '@waymark/mfe-kit';
import type { FormPhoto } from '@waymark/mfe-kit/photos';
import { EMPTY_TRIP, type DayValues, type TripValues } from './trip-values';

const address = (id: string, size: 'full' | 'thumb') => `/api/trip-blogs/photos/${id}/${size}`;
const OWN_COVER = /^\/api\/trip-blogs\/photos\/([0-9a-f-]{36})\/full$/;
/** Drafts do not store photo sizes; the frame around the photo has this shape. */
const SHAPE = { width: 400, height: 300 };

const formPhoto = (id: string, description = ''): FormPhoto => ({
  key: randomKey(),
  addedAt: 0,
  uploaded: { id, url: address(id, 'full'), thumbUrl: address(id, 'thumb'), ...SHAPE },
  description,
});

const sentPhotos = (photos: readonly FormPhoto[]) =>
  photos.flatMap(({ uploaded, description }) => (uploaded ? [{ id: uploaded.id, description }] : []));

/** Returns the cover in the format of the API. */
export function sentCover({ coverWay, coverImageUrl, photos }: TripValues) {
  if (coverWay === 'address') return { coverImageUrl: coverImageUrl.trim(), coverDescription: '' };
  const [cover] = photos;
  return { coverImageUrl: cover?.uploaded?.url ?? '', coverDescription: cover?.description ?? '' };
}

/** Returns the draft of a trip, as stored both in the browser and on the server. */
export function toDraftForm(trip: TripValues): TripDraftForm {
  const { title, description, destination, startDate, endDate, disabilityContext, tags, story } = trip;
  return {
    ...{ title, description, destination, startDate, endDate, disabilityContext, tags, story },
    ...sentCover(trip),
    isPublic: trip.isPublic === '1' ? 1 : 0,
    days: trip.days.map(({ id, title, location, content, accessibilityNotes, photos, attachments }) => ({
      ...(id === null ? {} : { id }),
      ...{ title, location, content, accessibilityNotes, attachments },
      photos: sentPhotos(photos),
    })),
  };
}

/** Returns the form's values from a draft; missing values become empty. */
export function fromDraftForm({
  days = [],
  isPublic,
  coverDescription,
  coverImageUrl,
  ...words
}: TripDraftForm): TripValues {
  const own = OWN_COVER.exec(coverImageUrl ?? '')?.[1];
  return {
    ...EMPTY_TRIP,
    ...given(words),
    isPublic: isPublic === 0 ? '0' : '1',
    coverWay: coverImageUrl && !own ? 'address' : 'upload',
    coverImageUrl: own ? '' : (coverImageUrl ?? ''),
    photos: own ? [formPhoto(own, coverDescription)] : [],
    days: days.map(dayOf),
  };
}

function dayOf(day: NonNullable<TripDraftForm['days']>[number]): DayValues {
  return {
    key: randomKey(),
    id: day.id ?? null,
    title: day.title ?? '',
    location: day.location ?? '',
    content: day.content ?? '',
    accessibilityNotes: day.accessibilityNotes ?? '',
    photos: (day.photos ?? []).map(({ id, description }) => formPhoto(id, description)),
    attachments: (day.attachments ?? []).map(({ name = '', ...one }) => ({ ...one, name })),
  };
}

/** Returns the form's values for an existing trip. */
export const fromTrip = (trip: WholeTrip): TripValues =>
  fromDraftForm({
    ...trip,
    endDate: trip.endDate ?? '',
    disabilityContext: trip.disabilityContext ?? '',
    coverImageUrl: trip.coverImageUrl ?? '',
    coverDescription: trip.coverDescription ?? '',
    days: trip.days.map((day) => ({
      ...day,
      location: day.location ?? '',
      accessibilityNotes: day.accessibilityNotes ?? '',
    })),
  });

type Words = Pick<
  TripValues,
  'title' | 'description' | 'destination' | 'startDate' | 'endDate' | 'disabilityContext' | 'story' | 'tags'
>;

/** Keeps only the form's fields, because a draft may contain others. */
const given = (words: Partial<Record<keyof Words, unknown>>): Partial<Words> =>
  Object.fromEntries(
    (Object.keys(EMPTY_TRIP) as (keyof TripValues)[]).flatMap((name) => {
      const value = words[name as keyof Words];
      return value === undefined ? [] : [[name, value]];
    }),
  );
