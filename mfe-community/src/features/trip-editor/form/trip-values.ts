import type { TripAttachment, TripTag } from '@waymark/contracts-community';
import type { FormPhoto } from '@waymark/mfe-kit/photos';

/** A day in the form. */
export interface DayValues {
  /** Identifies it in this browser until it has an `id`. */
  key: string;
  id: number | null;
  title: string;
  location: string;
  content: string;
  accessibilityNotes: string;
  photos: FormPhoto[];
  attachments: TripAttachment[];
}

/** The whole trip in the form; every field exists, even if empty. */
export interface TripValues {
  title: string;
  description: string;
  destination: string;
  startDate: string;
  endDate: string;
  disabilityContext: string;
  tags: TripTag[];
  /** The source of the cover: only the chosen one is sent. */
  coverWay: 'upload' | 'address';
  coverImageUrl: string;
  /** The uploaded cover; at most one. */
  photos: FormPhoto[];
  story: string;
  /** '1' if everyone can read the trip; '0' if only the author can. */
  isPublic: '1' | '0';
  days: DayValues[];
}

export const EMPTY_TRIP: TripValues = {
  title: '',
  description: '',
  destination: '',
  startDate: '',
  endDate: '',
  disabilityContext: '',
  tags: [],
  coverWay: 'upload',
  coverImageUrl: '',
  photos: [],
  story: '',
  isPublic: '1',
  days: [],
};

export const emptyDay = (key: string): DayValues => ({
  key,
  id: null,
  title: '',
  location: '',
  content: '',
  accessibilityNotes: '',
  photos: [],
  attachments: [],
});

/** Checks whether the trip has any input. */
export const isWritten = (trip: TripValues): boolean =>
  [trip.title, trip.description, trip.destination, trip.disabilityContext, trip.coverImageUrl, trip.story].some(
    (words) => words.trim() !== '',
  ) ||
  trip.startDate !== '' ||
  [trip.tags, trip.photos, trip.days].some(({ length }) => length > 0);
