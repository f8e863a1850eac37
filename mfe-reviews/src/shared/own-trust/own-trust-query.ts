import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { readOwnTrust } from '../../endpoints';

/** An extra of one's own profile: a session that ended meanwhile must not take the form beside it away. */
export const ownTrustQuery = queryOptions({ ...queryOf(readOwnTrust), staleTime: 0, meta: { showsSignIn: true } });
