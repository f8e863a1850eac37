/** Cache-Control of answers from the gazetteer: the same for everybody, and it changes with a release only. */
export const FOR_A_DAY = 'public, max-age=86400';
