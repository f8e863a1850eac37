/** As a browser says on a page of the site: gateways refuse a write that does not say where it comes from. */
export const FROM_OUR_PAGES = { 'sec-fetch-site': 'same-origin' } as const;
