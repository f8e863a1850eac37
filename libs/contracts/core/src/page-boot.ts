import type { Ad } from './ad';
import type { BaseMap } from './base-map';
import type { Operator } from './operator';
import type { RemoteEntry } from './registry/registry-view';

/** A remote as the page knows it: without the lists of its files, whose hashes its entry holds. */
export interface BootRemote extends Pick<
  RemoteEntry,
  'slice' | 'version' | 'entry' | 'previousEntry' | 'previousIntegrity' | 'off' | 'manifest'
> {
  /** sha384 of `entry`; empty when the build named none, and then it must not be loaded. */
  integrity: string;
}

/** What the gateway's HTML hands the shell, as JSON in `<script type="application/json" id="waymark-boot">`. */
export interface PageBoot {
  productName: string;
  remotes: Record<string, BootRemote>;
  /** `local` shows the "Sample" legend and the local sign-ins hint; `production` never does. */
  mode: 'local' | 'production';
  /** The request came without a session cookie: nobody is signed in, and nobody needs to ask. */
  visitor?: boolean;
  /** Absent when the operator has none: then no place is kept for them. */
  ads?: Ad[];
  /** Who runs the site; absent from an older gateway. */
  operator?: Operator;
  /** The operator's own map; absent: the site's. */
  baseMap?: BaseMap;
  /** How much of what loads well is told (0 to 1), and the proof that a page of ours tells it; `trace`: whether this page records its calls; absent from an older gateway. */
  telemetry?: { sample: number; token: string; trace?: boolean };
  /** What this document lets in (slice-manifest.ts): pages that want something else have a document of their own. */
  opens?: 'payments';
  /** Versions that this browser session looks at before they are released, by slice. */
  preview?: Record<string, string>;
}

export const PAGE_BOOT_ELEMENT_ID = 'waymark-boot';

/** Holds the queries (`KnownQuery`) that a page was rendered with, as JSON. */
export const KNOWN_QUERIES_ELEMENT_ID = 'waymark-queries';

/** Of the style elements of a page that was rendered. */
export const FONTS_ELEMENT_ID = 'waymark-fonts';
export const INLINE_CSS_ELEMENT_ID = 'waymark-inline-css';
