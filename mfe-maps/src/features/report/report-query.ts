import { queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { readFootpathReport } from '../../endpoints';

export type WholeReport = AnswerOf<typeof readFootpathReport>;

/** Its key is its address, which the page has prefetched. */
export const reportQuery = (id: string) => queryOf(readFootpathReport, { params: { id } });
