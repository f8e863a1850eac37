/**
 * Whose name stands over what stays when its author has left, and over what somebody wrote who is not named to the one who reads:
 * nobody can tell from it that they were blocked.
 */
export const FORMER_MEMBER = 'Former member';
