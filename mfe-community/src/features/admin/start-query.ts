import { queryOptions } from '@tanstack/react-query';
import { addressOf, call } from '@waymark/mfe-kit';
import { openStaffStart } from '../../endpoints';

/** Read by a POST, because a visit is kept with it. */
export const startQuery = queryOptions({
  queryKey: [addressOf(openStaffStart)],
  queryFn: () => call(openStaffStart),
});
