/**
 * Name shown when the author has deleted their account, or when a block hides the author from the reader: nobody can
 * tell that they were blocked.
 */
export const FORMER_MEMBER = 'Former member';
