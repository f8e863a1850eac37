/** Purpose under which a visitor's address waits for what becomes of their report. */
export const REPORTER_MAIL = 'address of a visitor who reported content';
