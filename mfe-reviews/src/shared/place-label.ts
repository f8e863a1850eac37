import { isAttractionKind } from '@waymark/contracts-reviews';
import { categoryLabel } from './category-label';

/** What a place is in a word: an attraction, or its category. */
export const placeLabel = ({ kind, category }: { kind: string | null; category: string }): string =>
  isAttractionKind(kind) ? 'Attraction' : categoryLabel(category);
