import { useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '@waymark/contracts-account';
import { ownProfileQuery } from './api/own-profile';
import { userProfileQuery } from './api/user-profile';

/** Returns a function that updates the cached profile after saving. */
export function useKeepProfile(): (saved: OwnProfile) => void {
  const queries = useQueryClient();
  return (saved) => {
    queries.setQueryData(ownProfileQuery(saved.id).queryKey, saved);
    void queries.invalidateQueries({ queryKey: userProfileQuery(saved.id).queryKey });
  };
}
