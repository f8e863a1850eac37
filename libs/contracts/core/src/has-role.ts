/** Roles in ascending order of rights; "visitor" is anyone without a session. */
export const ROLES = ['visitor', 'member', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Checks whether `actual` has at least the rights of `needed`. */
export function hasRole(actual: Role, needed: Role): boolean {
  return ROLES.indexOf(actual) >= ROLES.indexOf(needed);
}
