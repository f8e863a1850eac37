import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { summariseOwnReviews } from '../../endpoints';

export const ownSummaryQuery = queryOptions({
  ...queryOf(summariseOwnReviews),
  staleTime: 0,
  // The list beside it already asks the reader to log in.
  meta: { showsSignIn: true },
});
