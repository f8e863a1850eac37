import { tripDraftFormSchema, type TripDraftForm } from '@waymark/contracts-community';
import { draftStore } from '@waymark/mfe-kit/form';
import { z } from 'zod';

const STORED_MS = 30 * 86_400_000;

const localDraftSchema = z.object({
  id: z.string(),
  /** The trip being changed; null for a new one. */
  blogId: z.number().nullable(),
  /** The version of the server's draft that this is based on; 0: not on the server yet. */
  version: z.number(),
  /** The version of the trip when editing began; null for a new one. */
  tripVersion: z.number().nullable(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** The server has this exact state. */
  isSent: z.boolean(),
  form: tripDraftFormSchema,
});
export type LocalDraft = Omit<z.output<typeof localDraftSchema>, 'form'> & { form: TripDraftForm };

/** A draft that the server would reject is restored anyway: text too long, or invalid characters. */
const REFUSED = ['too_big', 'custom'];

function parse(value: unknown): LocalDraft | null {
  const issues = localDraftSchema.safeParse(value).error?.issues ?? [];
  return issues.every(({ code }) => REFUSED.includes(code)) ? (value as LocalDraft) : null;
}

/** Drafts of trips in this browser; the server stores them too, once it can be reached. */
export const localDrafts = draftStore<LocalDraft>('tripDrafts', { keptMs: STORED_MS, parse });
