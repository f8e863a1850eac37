/** Whose name stands over a review that stays when its author has left. */
export const FORMER_MEMBER = 'Former member';
