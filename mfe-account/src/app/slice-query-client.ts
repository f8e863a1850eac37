import { createSliceQueryClient } from '@waymark/mfe-kit';

/** The slice's own cache: kept between its pages, shared with no other slice. */
export const sliceQueryClient = createSliceQueryClient();
