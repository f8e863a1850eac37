/** Cache-Control header of gazetteer responses: they are the same for everyone and change only with a release. */
export const FOR_A_DAY = 'public, max-age=86400';
