import { DATA_HOLDERS, type DataHolder } from '@waymark/contracts-core';

/** Slices that respond by events; this slice reads its own data directly. */
export const OTHER_SLICES: readonly DataHolder[] = DATA_HOLDERS.filter((slice) => slice !== 'account');
