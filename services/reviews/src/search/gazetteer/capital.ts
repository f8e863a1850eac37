import { readGazetteer } from './read-gazetteer';

const [row] = readGazetteer('countries').filter(({ kind }) => kind === 'capital');
if (!row?.within) throw new Error('gazetteer/countries.tsv: no capital with the district that its parts lie in');

/**
 * The district of London. A place named without a town is most likely in London, and every town in its district is
 * part of it.
 */
export const CAPITAL = { name: row.name, district: row.within };
