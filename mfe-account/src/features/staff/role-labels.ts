import type { Role } from '@waymark/contracts-core';

export const ROLE_LABELS: Record<Exclude<Role, 'visitor'>, string> = {
  member: 'Member',
  moderator: 'Moderator',
  admin: 'Admin',
};
