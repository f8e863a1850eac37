import { VENUE_CATEGORY_LABELS, type VenueCategory } from '@waymark/contracts-reviews';

/** The category in words; an unknown one reads as the general label. */
export function categoryLabel(category: string): string {
  return VENUE_CATEGORY_LABELS[category as VenueCategory] ?? VENUE_CATEGORY_LABELS.venue;
}
