/** The product's public name. Operators change it here to rename the site. */
export const PRODUCT_NAME = 'Waymark';

/**
 * The name of the page with a person's needs, used in header, footer, profile and match. Its slice.json uses the same
 * name.
 */
export const MY_NEEDS = 'My Needs';
