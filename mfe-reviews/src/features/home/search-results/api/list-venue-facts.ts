import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { listVenueFacts } from '../../../../endpoints';

/** What is known of these venues. Asked for by everyone who searches, so that asking tells nobody who has needs. */
export const venueFactsQuery = (ids: readonly number[]) =>
  queryOptions({ ...queryOf(listVenueFacts, { query: { ids: ids.join(',') } }), enabled: ids.length > 0 });
