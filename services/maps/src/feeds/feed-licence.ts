import { PRODUCT_NAME } from '@waymark/contracts-core';

/**
 * Licence of published facts: positions, types and counts of reports, which people contributed for that purpose; never
 * their text.
 */
export const FEED_LICENCE = {
  licence: 'CC-BY-4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: `Footpath reports from ${PRODUCT_NAME}; place names by GeoNames`,
} as const;
