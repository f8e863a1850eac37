import { PRODUCT_NAME } from '@waymark/contracts-core';

/** Under what the facts of reports go out: positions, kinds and counts, which people gave for this; never their words. */
export const FEED_LICENCE = {
  licence: 'CC-BY-4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  attribution: `Footpath reports from ${PRODUCT_NAME}; place names by GeoNames`,
} as const;
