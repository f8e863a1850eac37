/** The product's public name. An operator who renames the site changes it here. */
export const PRODUCT_NAME = 'Waymark';
