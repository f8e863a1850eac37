import { RATING_AREAS, uploadedPhotoSchema, verifyFieldsShape, type RatingField } from '@waymark/contracts-reviews';
import { POSITION_WAYS } from '@waymark/map';
import { z } from 'zod';
import { parseSelectedVenue } from '../../../shared/venue-search/parse-selected-venue';
import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import type { AddReviewInput } from '../form-schema';

const ratings = Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, z.number().nullable()])) as Record<
  RatingField,
  z.ZodNullable<z.ZodNumber>
>;

/** What a draft may hold: half-written, so shorter than a review, but of the right types whoever wrote the storage. */
const draftSchema = z.object({
  memberId: z.number(),
  savedAt: z.number(),
  venue: z.unknown(),
  step: z.string().optional(),
  values: z
    .object({
      venueName: z.string(),
      venueAddress: z.string(),
      venueCity: z.string(),
      venueCountry: z.string(),
      venueCategory: z.string(),
      position: z.object({ way: z.enum(POSITION_WAYS), latitude: z.string(), longitude: z.string(), near: z.string() }),
      reviewerName: z.string(),
      rewarded: z.boolean(),
      ...ratings,
      ...verifyFieldsShape,
      visitMonth: z.string(),
      comment: z.string(),
      photos: z.array(
        z.object({
          key: z.string(),
          addedAt: z.number(),
          uploaded: uploadedPhotoSchema.nullable(),
          description: z.string(),
        }),
      ),
    })
    .partial(),
});
const KEY = 'addReviewDraft';
const KEPT_MS = 7 * 86_400_000;
/** The server keeps a photo without a review for a day. */
const PHOTO_KEPT_MS = 23 * 3_600_000;

// Health data and the consent to store it are asked anew rather than left lying in the browser.
const NEVER_KEPT = ['disabilityType', 'consentToHealthData', 'showDisabilityType'];

export interface Draft {
  values: Partial<AddReviewInput>;
  venue: SelectedVenue | null;
  /** The step of the form that was shown. */
  step?: string | undefined;
}

export function saveDraft(memberId: number, { values, venue, step }: Draft, now = Date.now()): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.includes(name)));
  try {
    localStorage.setItem(KEY, JSON.stringify({ memberId, savedAt: now, values: kept, venue, step }));
  } catch {
    // A full or forbidden storage must not stop anyone from writing.
  }
}

/**
 * The own draft of the last seven days, or null: a browser may be shared, so a draft is for its author alone. Photos
 * that the server has dropped are left out.
 */
export function readDraft(memberId: number, now = Date.now()): Draft | null {
  const draft = stored();
  if (!draft || draft.memberId !== memberId || now - draft.savedAt >= KEPT_MS) return null;
  const photos = (draft.values.photos ?? []).filter(
    ({ uploaded, addedAt }) => uploaded && now - addedAt < PHOTO_KEPT_MS,
  );
  const values = { ...draft.values, photos } as Partial<AddReviewInput>;
  return { values, venue: parseSelectedVenue(JSON.stringify(draft.venue ?? null)), step: draft.step };
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing could be stored there either.
  }
}

function stored() {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
