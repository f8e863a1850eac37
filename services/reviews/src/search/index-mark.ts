import { MeilisearchApiError, type Meilisearch } from 'meilisearch';
import { VENUES_INDEX } from './meilisearch-client';

/** ID of the mark; no venue has it. */
export const MARK_ID = 0;
const CATEGORY = 'index-mark';

/** The document that a completed rebuild writes last. Without it, no process searches the index or writes to it. */
export interface IndexMark {
  id: typeof MARK_ID;
  category: typeof CATEGORY;
  /** Venues that changed since then (ISO) may be outdated in the index. Absent once they are updated. */
  staleSince?: string;
}

export const indexMark = (staleSince?: string): IndexMark => ({
  id: MARK_ID,
  category: CATEGORY,
  ...(staleSince !== undefined && { staleSince }),
});

/** The query for the mark; each search sends it in the same request. */
export const MARK_QUERY = {
  indexUid: VENUES_INDEX,
  filter: `category = ${CATEGORY}`,
  limit: 1,
  attributesToRetrieve: ['id'],
};

const MISSING: readonly unknown[] = ['index_not_found', 'document_not_found'];

/** Returns the mark; null if the index is lost or was never completed. Rejects if the server does not respond. */
export async function readMark(meilisearch: Meilisearch): Promise<IndexMark | null> {
  try {
    return await meilisearch.index<IndexMark>(VENUES_INDEX).getDocument(MARK_ID);
  } catch (error) {
    if (error instanceof MeilisearchApiError && MISSING.includes(error.cause?.code)) return null;
    throw error;
  }
}
