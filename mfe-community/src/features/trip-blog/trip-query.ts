import { queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { readTripBlog } from '../../endpoints';

export type Trip = AnswerOf<typeof readTripBlog>;

/** Its key is its address, which the page has prefetched. */
export const tripQuery = (id: string | number) => queryOf(readTripBlog, { params: { id } });
