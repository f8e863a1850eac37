import { MeilisearchApiError, type Meilisearch } from 'meilisearch';
import { VENUES_INDEX } from './meilisearch-client';

/** No venue has this id. */
export const MARK_ID = 0;
const CATEGORY = 'index-mark';

/** The document that a finished rebuild writes last: without it nobody searches the index, nor writes to it. */
export interface IndexMark {
  id: typeof MARK_ID;
  category: typeof CATEGORY;
  /** Venues that changed since then (ISO) may be in the index as they were before; absent once they were written again. */
  staleSince?: string;
}

export const indexMark = (staleSince?: string): IndexMark => ({
  id: MARK_ID,
  category: CATEGORY,
  ...(staleSince !== undefined && { staleSince }),
});

/** Finds the mark: asked beside each search, in the same trip. */
export const MARK_QUERY = {
  indexUid: VENUES_INDEX,
  filter: `category = ${CATEGORY}`,
  limit: 1,
  attributesToRetrieve: ['id'],
};

const MISSING: readonly unknown[] = ['index_not_found', 'document_not_found'];

/** Null where the index is lost, or was never built to its end. Rejects when the server does not answer. */
export async function readMark(meilisearch: Meilisearch): Promise<IndexMark | null> {
  try {
    return await meilisearch.index<IndexMark>(VENUES_INDEX).getDocument(MARK_ID);
  } catch (error) {
    if (error instanceof MeilisearchApiError && MISSING.includes(error.cause?.code)) return null;
    throw error;
  }
}
