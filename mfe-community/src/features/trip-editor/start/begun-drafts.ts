import type { TripDraft } from '@waymark/contracts-community';
import type { Begun } from '../../../shared/trip-drafts/your-drafts';
import type { LocalDraft } from '../keep/local-drafts';

/** What is on the server and what only this browser has, newest first, each once. */
export function begunDrafts(server: readonly TripDraft[], local: readonly LocalDraft[]): Begun[] {
  const known = new Map<string, Begun>(server.map((draft) => [draft.id, draft]));
  for (const { id, blogId, isSent, savedAt, form } of local) {
    // One that the server had and has no more was published or thrown away elsewhere.
    if (isSent) continue;
    known.set(id, { id, blogId, title: form.title?.trim() ?? '', changedAt: new Date(savedAt).toISOString() });
  }
  return [...known.values()].sort((one, other) => Date.parse(other.changedAt) - Date.parse(one.changedAt));
}
