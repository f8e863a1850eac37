import type { TripAttachment, TripTag } from '@waymark/contracts-community';
import type { FormPhoto } from '@waymark/mfe-kit/photos';

/** A day in the form. */
export interface DayValues {
  /** Names it in this browser while it has no `id`. */
  key: string;
  id: number | null;
  title: string;
  location: string;
  content: string;
  accessibilityNotes: string;
  photos: FormPhoto[];
  attachments: TripAttachment[];
}

/** The whole trip in the form; every field is there, empty or not. */
export interface TripValues {
  title: string;
  description: string;
  destination: string;
  startDate: string;
  endDate: string;
  disabilityContext: string;
  tags: TripTag[];
  /** Where the cover comes from: only this one of the two is sent. */
  coverWay: 'upload' | 'address';
  coverImageUrl: string;
  /** The uploaded cover: one at most. */
  photos: FormPhoto[];
  story: string;
  /** 1: everyone, 0: its author alone. */
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

/** Whether somebody wrote something of it. */
export const isWritten = (trip: TripValues): boolean =>
  [trip.title, trip.description, trip.destination, trip.disabilityContext, trip.coverImageUrl, trip.story].some(
    (words) => words.trim() !== '',
  ) ||
  trip.startDate !== '' ||
  [trip.tags, trip.photos, trip.days].some(({ length }) => length > 0);
