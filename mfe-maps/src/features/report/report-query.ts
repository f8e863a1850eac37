import { queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { readFootpathReport } from '../../endpoints';

export type WholeReport = AnswerOf<typeof readFootpathReport>;

/** The key is the URL that the page's HTML prefetches. */
export const reportQuery = (id: string) => queryOf(readFootpathReport, { params: { id } });
