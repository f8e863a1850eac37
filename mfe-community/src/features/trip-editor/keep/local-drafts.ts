import { tripDraftFormSchema, type TripDraftForm } from '@waymark/contracts-community';
import { z } from 'zod';

const KEY = 'tripDrafts';
const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;

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
const keptSchema = z.object({ memberId: z.number(), drafts: z.array(z.unknown()) });
export type LocalDraft = Omit<z.output<typeof localDraftSchema>, 'form'> & { form: TripDraftForm };

/** The member's own, newest first: a browser may be shared. */
export function localDrafts(memberId: number, now = Date.now()): LocalDraft[] {
  return read(memberId)
    .filter(({ savedAt }) => now - savedAt < KEPT_MS)
    .sort((one, other) => other.savedAt - one.savedAt);
}

export function saveLocalDraft(memberId: number, draft: LocalDraft): void {
  write(memberId, [draft, ...localDrafts(memberId).filter(({ id }) => id !== draft.id)]);
}

export function forgetLocalDraft(memberId: number, id: string): void {
  write(
    memberId,
    localDrafts(memberId).filter((draft) => draft.id !== id),
  );
}

function read(memberId: number): LocalDraft[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data;
    if (kept?.memberId !== memberId) return [];
    return kept.drafts.flatMap((draft) => localDraftSchema.safeParse(draft).data ?? []);
  } catch {
    return [];
  }
}

function write(memberId: number, drafts: readonly LocalDraft[]): void {
  try {
    if (drafts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ memberId, drafts }));
  } catch {
    // A full or forbidden storage must not stop anyone from writing: the server keeps it too.
  }
}
