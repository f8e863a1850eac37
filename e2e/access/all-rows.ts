import type { AccessRows } from './access-row';
import { ACCOUNT_ROWS } from './rows/account-rows';
import { COMMUNITY_ROWS } from './rows/community-rows';
import { MAPS_ROWS } from './rows/maps-rows';
import { REVIEWS_ROWS } from './rows/reviews-rows';

/** The access matrix: by service, then by the endpoint's operationId. */
export const ACCESS_ROWS: Record<string, AccessRows> = {
  account: ACCOUNT_ROWS,
  community: COMMUNITY_ROWS,
  maps: MAPS_ROWS,
  reviews: REVIEWS_ROWS,
};
