import { RATING_AREAS, uploadedPhotoSchema, verifyFieldsShape, type RatingField } from '@waymark/contracts-reviews';
import { draftStore } from '@waymark/mfe-kit/form';
import { POSITION_WAYS } from '@waymark/map';
import { z } from 'zod';
import { parseSelectedVenue } from '../../../shared/venue-search/parse-selected-venue';
import type { SelectedVenue } from '../../../shared/venue-search/selected-venue';
import type { AddReviewInput } from '../form-schema';

const ratings = Object.fromEntries(RATING_AREAS.map((area) => [`${area}Rating`, z.number().nullable()])) as Record<
  RatingField,
  z.ZodNullable<z.ZodNumber>
>;

/** Contents of a draft: may be incomplete, but the types are checked, because storage can be tampered with. */
const draftSchema = z.object({
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
const STORED_MS = 7 * 86_400_000;
/** Milliseconds that a draft refers to a photo: the server deletes photos without a review after a day. */
const PHOTO_STORED_MS = 23 * 3_600_000;

// Health data and the consent to store it are never kept in the browser, but asked again.
const NEVER_STORED = ['disabilityType', 'consentToHealthData', 'showDisabilityType'];

export interface Draft {
  values: Partial<AddReviewInput>;
  venue: SelectedVenue | null;
  /** ID of the step that was shown when the draft was stored. */
  step?: string | undefined;
}

type Stored = Omit<z.output<typeof draftSchema>, 'values'> & Pick<Draft, 'values'>;

const drafts = draftStore('addReviewDraft', {
  keptMs: STORED_MS,
  parse: (value) => draftSchema.safeParse(value).data as Stored | undefined,
});

/** Returns the values that may be stored in a browser. */
export const storedValues = (values: Partial<AddReviewInput>): Partial<AddReviewInput> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_STORED.includes(name)));

export function saveDraft(memberId: number, { values, venue, step }: Draft, now = Date.now()): void {
  drafts.save(memberId, { savedAt: now, values: storedValues(values), venue, step });
}

/** Returns the member's own draft of the last seven days, or null. Leaves out photos that the server has deleted. */
export function readDraft(memberId: number, now = Date.now()): Draft | null {
  const [draft] = drafts.list(memberId, now);
  if (!draft) return null;
  const photos = (draft.values.photos ?? []).filter(
    ({ uploaded, addedAt }) => uploaded && now - addedAt < PHOTO_STORED_MS,
  );
  const values = { ...draft.values, photos };
  return { values, venue: parseSelectedVenue(JSON.stringify(draft.venue ?? null)), step: draft.step };
}

export const clearDraft = (): void => drafts.clear();
