/** The documented minimum; an operator may require more (AUTH_PASSWORD_MIN). */
export const PASSWORD_MIN_DEFAULT = 6;
/** Maximum length of a password. It allows long passphrases and limits the cost of hashing. */
export const PASSWORD_MAX = 256;
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters';
export const PASSWORD_TOO_COMMON = 'Too many people use this password. Please choose another one.';
export const PASSWORD_TOO_PERSONAL = 'Please choose a password that does not contain your name, username or email.';
export const PASSWORD_NOT_RIGHT = 'This password is not right. Please try again.';
export const PASSWORDS_DIFFER = "Passwords don't match";
export const USERNAME_TAKEN = 'This username is taken.';
