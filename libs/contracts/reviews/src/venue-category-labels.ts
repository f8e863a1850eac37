export const VENUE_CATEGORIES = [
  'restaurant',
  'hotel',
  'shop',
  'venue',
  'transport',
  'healthcare',
  'education',
  'entertainment',
] as const;

export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

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
