/** Replaces styled-components' table of vendor prefixes, because none are used. */
export const prefix = (declaration) => declaration;
