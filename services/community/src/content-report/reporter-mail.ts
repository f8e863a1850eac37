/** The encryption purpose of a visitor's address that waits for the outcome of their report. */
export const REPORTER_MAIL = 'address of a visitor who reported content';
