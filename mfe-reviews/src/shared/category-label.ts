import { VENUE_CATEGORY_LABELS, type VenueCategory } from '@waymark/contracts-reviews';

/** Returns the label of a category; the general label for an unknown one. */
export function categoryLabel(category: string): string {
  return VENUE_CATEGORY_LABELS[category as VenueCategory] ?? VENUE_CATEGORY_LABELS.venue;
}
