import { GENERAL_FEATURES, TRANSPORT_FEATURES, type Feature } from './features';
import type { VenueCategory } from './venue-category-labels';

/** Features that are worth a question only in places of these categories. Everything else may be anywhere. */
const ONLY_IN: Readonly<Partial<Record<Feature, readonly VenueCategory[]>>> = {
  AccessibleRooms: ['hotel'],
  AudioDescription: ['venue', 'education', 'entertainment'],
  BabyChanging: ['restaurant', 'shop', 'venue', 'transport', 'healthcare', 'entertainment'],
  EvacuationChairs: ['hotel', 'venue', 'transport', 'healthcare', 'education', 'entertainment'],
  LargePrintMenus: ['restaurant', 'hotel', 'entertainment'],
  LowCounters: ['restaurant', 'hotel', 'shop', 'venue', 'transport', 'healthcare', 'entertainment'],
  RadarKey: ['shop', 'venue', 'transport', 'entertainment'],
  PrioritySeating: ['restaurant', 'venue', 'transport', 'healthcare', 'education', 'entertainment'],
};

/** Features that a visitor of a place of this category is asked about, in the order of the list. */
export function featuresOfCategory(category: VenueCategory): Feature[] {
  const all = category === 'transport' ? [...GENERAL_FEATURES, ...TRANSPORT_FEATURES] : GENERAL_FEATURES;
  return all.filter((feature) => ONLY_IN[feature]?.includes(category) ?? true);
}
