import { readGazetteer } from './read-gazetteer';

const [row] = readGazetteer('countries').filter(({ kind }) => kind === 'capital');
if (!row?.within) throw new Error('gazetteer/countries.tsv: no capital with the district that its parts lie in');

/** The largest town of Britain: who names no town most likely means it, and every town of its district is a part of it. */
export const CAPITAL = { name: row.name, district: row.within };
