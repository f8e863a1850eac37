import { DATA_HOLDERS, type DataHolder } from '@waymark/contracts-core';

/** Who answers by events; this slice's own data is at hand. */
export const OTHER_SLICES: readonly DataHolder[] = DATA_HOLDERS.filter((slice) => slice !== 'account');
