import { queryOptions } from '@tanstack/react-query';
import { queryOf, type AnswerOf } from '@waymark/mfe-kit';
import { findPlaces } from '../../../../endpoints';

export type Town = AnswerOf<typeof findPlaces>[number];

const MIN_LENGTH = 2;

/** Towns and villages of our own gazetteer whose names begin with the text. */
export const townsQuery = (text: string) =>
  queryOptions({
    ...queryOf(findPlaces, { query: { q: text.trim().slice(0, 80), userCountry: 'UK' } }),
    enabled: text.trim().length >= MIN_LENGTH,
    retry: false,
  });
