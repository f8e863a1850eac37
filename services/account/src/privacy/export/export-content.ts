import type { DataHolder, SliceExport } from '@waymark/contracts-core';

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
