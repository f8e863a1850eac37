import { hasRole, type Identity } from '@waymark/contracts-core';

/** Checks whether the member may decide what is published under a trip: its author and staff may. */
export const mayDecide = ({ memberId, role }: Identity, blogAuthorId: number): boolean =>
  memberId === blogAuthorId || hasRole(role, 'moderator');
