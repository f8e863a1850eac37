import { useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '@waymark/contracts-account';
import { ownProfileQuery } from './api/own-profile';
import { userProfileQuery } from './api/user-profile';

/** Shows what is kept of the own profile now. */
export function useKeepProfile(): (saved: OwnProfile) => void {
  const queries = useQueryClient();
  return (saved) => {
    queries.setQueryData(ownProfileQuery(saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: userProfileQuery(saved.id).queryKey });
  };
}
