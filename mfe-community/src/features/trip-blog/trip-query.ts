import { queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { readTripBlog } from '../../endpoints';

export type Trip = AnswerOf<typeof readTripBlog>;

/** The key is the URL that the page's HTML prefetches. */
export const tripQuery = (id: string | number) => queryOf(readTripBlog, { params: { id } });
