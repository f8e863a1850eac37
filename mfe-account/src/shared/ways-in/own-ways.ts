import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { getOwnWaysIn } from '../../endpoints';

/** Everything that opens the own account. */
export const ownWaysQuery = queryOptions(queryOf(getOwnWaysIn));
