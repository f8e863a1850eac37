import { hasRole, type Identity } from '@waymark/contracts-core';

/** Returns whether the member can approve comments on a trip: its author and staff can. */
export const mayDecide = ({ memberId, role }: Identity, blogAuthorId: number): boolean =>
  memberId === blogAuthorId || hasRole(role, 'moderator');
