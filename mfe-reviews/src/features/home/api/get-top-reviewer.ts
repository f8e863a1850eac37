import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { getTopReviewer } from '../../../endpoints';

export const topReviewerQuery = queryOptions(queryOf(getTopReviewer));
