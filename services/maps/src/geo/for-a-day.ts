/** Cache-Control of gazetteer responses: they are the same for everybody and change only with a release. */
export const FOR_A_DAY = 'public, max-age=86400';
