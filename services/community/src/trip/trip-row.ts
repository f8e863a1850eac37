import type { RichText, TripAttachment, TripTag } from '@waymark/contracts-community';
import type { HiddenContent, Corrected } from '@waymark/contracts-core';
import type { PhotoFacts } from '../trip-photo/trip-photo.mapper';

/** A trip in a list, as one reader sees it. */
export interface TripRow {
  id: number;
  title: string;
  description: string;
  destination: string;
  /** `YYYY-MM-DD` */
  startDate: string;
  endDate: string | null;
  tags: TripTag[];
  disabilityContext: string | null;
  coverPhotoId: string | null;
  coverUrl: string | null;
  coverDescription: string | null;
  firstPhoto: { id: string; description: string } | null;
  isPublished: boolean;
  publishedAt: Date | null;
  totalLikes: number;
  totalViews: number;
  dayCount: number;
  isSample: boolean;
  createdAt: Date;
  changedAt: Date;
  /** Null if the author's name must not be shown. */
  authorName: string | null;
  authorProfileId: number | null;
  isAuthorVerified: boolean;
  isOwn: boolean;
  /** The moderators' decision. Once it is set, only the author can read the trip. */
  setAside: HiddenContent | null;
  corrected: Corrected | null;
  /** Whether the reader likes the trip; null if that is unknown right now. */
  isLikedByMe: boolean | null;
}

export interface DayRow {
  id: number;
  dayNumber: number;
  title: string;
  location: string | null;
  content: string;
  contentText: RichText;
  accessibilityNotes: string | null;
  attachments: TripAttachment[];
  /** ISO 8601, as in the JSON. */
  createdAt: string;
  photos: PhotoFacts[];
}

export interface WholeRow extends TripRow {
  story: string;
  storyText: RichText;
  version: number;
  days: DayRow[];
}
