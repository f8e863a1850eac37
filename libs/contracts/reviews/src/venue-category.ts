import { z } from 'zod';

export const VENUE_CATEGORIES = [
  'restaurant', 'hotel', 'shop', 'venue', 'transport', 'healthcare', 'education', 'entertainment',
] as const;

export const venueCategorySchema = z.enum(VENUE_CATEGORIES);
export type VenueCategory = z.infer<typeof venueCategorySchema>;

export const VENUE_CATEGORY_LABELS: Readonly<Record<VenueCategory, string>> = {
  restaurant: 'Restaurant',
  hotel: 'Hotel',
  shop: 'Shop',
  venue: 'General Venue',
  transport: 'Transport',
  healthcare: 'Healthcare',
  education: 'Education',
  entertainment: 'Entertainment',
};
