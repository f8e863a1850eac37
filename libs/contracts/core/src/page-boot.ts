import type { Ad } from './ad';
import type { BaseMap } from './config';
import type { Operator } from './operator';
import type { RemoteEntry } from './registry/registry';

/** A remote in the boot data: without its file lists, because its entry contains their hashes. */
export interface BootRemote extends Pick<
  RemoteEntry,
  'slice' | 'version' | 'entry' | 'previousEntry' | 'previousIntegrity' | 'off' | 'manifest'
> {
  /** The sha384 hash of `entry`. Empty if the build has none; the entry must then not be loaded. */
  integrity: string;
}

/**
 * Data that the gateway's HTML passes to the shell, as JSON in `<script type="application/json" id="waymark-boot">`.
 */
export interface PageBoot {
  productName: string;
  remotes: Record<string, BootRemote>;
  /** `local` shows the "Sample" legend and the local sign-ins hint; `production` never does. */
  mode: 'local' | 'production';
  /** True when the request had no session cookie: nobody is logged in, so the page need not ask. */
  visitor?: boolean;
  /** The first language that the browser asked for, such as `en-GB`; the server rendered the page for it. */
  language?: string;
  /** Advertisements; absent if the operator has none. Pages then reserve no space. */
  ads?: Ad[];
  /** The operator of the site; absent from an older gateway. */
  operator?: Operator;
  /** The operator's own map; if absent, the page uses the site's map. */
  baseMap?: BaseMap;
  /**
   * `sample`: share of successful loads to report (0 to 1). `token`: proves that a page of ours sends the report.
   * `trace`: whether the page records its calls. Absent from an older gateway.
   */
  telemetry?: { sample: number; token: string; trace?: boolean };
  /**
   * What this document's security policy allows (slice-manifest.ts); pages with other needs have their own document.
   */
  opens?: 'payments';
  /** Unreleased versions that this browser session previews, by slice. */
  preview?: Record<string, string>;
}

export const PAGE_BOOT_ELEMENT_ID = 'waymark-boot';

/** ID of the element with the queries (`KnownQuery`) that the server rendered the page with, as JSON. */
export const KNOWN_QUERIES_ELEMENT_ID = 'waymark-queries';

/** IDs of the style elements in a server-rendered page. */
export const FONTS_ELEMENT_ID = 'waymark-fonts';
export const INLINE_CSS_ELEMENT_ID = 'waymark-inline-css';
