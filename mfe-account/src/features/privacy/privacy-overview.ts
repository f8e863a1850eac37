import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { getPrivacyOverview } from '../../endpoints';

const LOOK_AGAIN_MS = 2_000;

/** Polls while a copy is being prepared, which takes seconds. */
export const privacyQuery = queryOptions({
  ...queryOf(getPrivacyOverview),
  refetchInterval: ({ state }) =>
    state.data?.exports.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
});
