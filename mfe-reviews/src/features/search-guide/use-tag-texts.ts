import { useQuery } from '@tanstack/react-query';
import { paragraphsOf } from '@waymark/contracts-community';
import type { TagText } from '@waymark/contracts-reviews';
import { queryOf } from '@waymark/mfe-kit';
import type { NotedTermsProps } from '@waymark/ui';
import { listTagTexts } from '../../endpoints';
import { useDecided } from './use-decided';

export interface TagTexts {
  /** Where the texts stand is decided: nothing on the page moves for them any more. */
  isDecided: boolean;
  /** They came too late to stand among the hashtags without moving them under somebody's hand. */
  isLate: boolean;
  /** What staff wrote about a category, or (null) the guide as a whole. */
  textOf: (category: string | null) => NotedTermsProps;
}

export function useTagTexts(): TagTexts {
  const { data = [], isPending } = useQuery(queryOf(listTagTexts));
  return { ...useDecided(isPending), textOf: (category) => wordsOf(data, category) };
}

function wordsOf(texts: readonly TagText[], category: string | null): NotedTermsProps {
  const { intro = '', notes = [] } = texts.find((each) => each.category === category) ?? {};
  return { intro: paragraphsOf(intro), terms: notes.map(({ tag, text }) => ({ term: `#${tag}`, text })) };
}
