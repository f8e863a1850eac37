import type { DataHolder } from '@waymark/contracts-account';
import type { SliceExport } from '@waymark/contracts-core';

/** What goes into an archive. */
export interface ExportContent {
  readonly slices: Partial<Record<DataHolder, SliceExport>>;
  /** Parts of the product that did not answer in time. */
  readonly missing: readonly DataHolder[];
  readonly displayName: string;
  readonly requestedAt: Date;
  /** Where the site is. */
  readonly origin: string;
}

/** What members call the parts of the product. */
export const SLICE_TITLES: Readonly<Record<DataHolder, string>> = {
  account: 'Your account',
  reviews: 'Reviews and venues',
  community: 'Community and feedback',
  maps: 'Maps and footpath reports',
};
