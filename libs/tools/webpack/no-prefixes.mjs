/** In place of the table of vendor prefixes that comes with styled-components: it is asked for none. */
export const prefix = (declaration) => declaration;
