import { hasRole, type Identity } from '@waymark/contracts-core';

/** Whether somebody says what is published under a trip: its author, and staff. */
export const mayDecide = ({ memberId, role }: Identity, blogAuthorId: number): boolean =>
  memberId === blogAuthorId || hasRole(role, 'moderator');
