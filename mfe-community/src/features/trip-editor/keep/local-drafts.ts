import { tripDraftFormSchema, type TripDraftForm } from '@waymark/contracts-community';
import { draftStore } from '@waymark/mfe-kit/form';
import { z } from 'zod';

const KEPT_MS = 30 * 86_400_000;

const localDraftSchema = z.object({
  id: z.string(),
  /** The trip that it changes; null: a new one. */
  blogId: z.number().nullable(),
  /** Of the draft on the server that this was typed upon; 0: it is not there yet. */
  version: z.number(),
  /** Of the trip that it changes, as it was when the writing began; null: a new one. */
  tripVersion: z.number().nullable(),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  /** The server has it as it stands here. */
  isSent: z.boolean(),
  form: tripDraftFormSchema,
});
export type LocalDraft = Omit<z.output<typeof localDraftSchema>, 'form'> & { form: TripDraftForm };

/** What the server refuses is found again all the same: too much of something, or a letter that it does not take. */
const REFUSED = ['too_big', 'custom'];

function parse(value: unknown): LocalDraft | null {
  const issues = localDraftSchema.safeParse(value).error?.issues ?? [];
  return issues.every(({ code }) => REFUSED.includes(code)) ? (value as LocalDraft) : null;
}

/** Trips that are being written, side by side; the server keeps them too, once it can be reached. */
export const localDrafts = draftStore<LocalDraft>('tripDrafts', { keptMs: KEPT_MS, parse });
