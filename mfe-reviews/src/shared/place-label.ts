import { isAttractionKind } from '@waymark/contracts-reviews';
import { categoryLabel } from './category-label';

/** Returns "Attraction", or the label of the place's category. */
export const placeLabel = ({ kind, category }: { kind: string | null; category: string }): string =>
  isAttractionKind(kind) ? 'Attraction' : categoryLabel(category);
