/** The product's public name. An operator who renames the site changes it here. */
export const PRODUCT_NAME = 'Waymark';

/** What the page of a person's needs is called wherever it is named: header, footer, profile, match. Its slice.json says the same. */
export const MY_NEEDS = 'My Needs';
