import type { Ad } from './ad';
import type { Operator } from './operator';
import type { RemoteEntry } from './registry';

/** What the gateway's HTML hands the shell, as JSON in `<script type="application/json" id="waymark-boot">`. */
export interface PageBoot {
  productName: string;
  /** Remotes without integrity lists: the page needs the entry, the previous entry and the manifest. */
  remotes: Record<string, Pick<RemoteEntry, 'slice' | 'version' | 'entry' | 'previousEntry' | 'manifest'>>;
  /** `local` shows the "Sample" legend and the local sign-ins hint; `production` never does. */
  mode: 'local' | 'production';
  /** The request came without a session cookie: nobody is signed in, and nobody needs to ask. */
  visitor?: boolean;
  /** Absent when the operator has none: then no place is kept for them. */
  ads?: Ad[];
  /** Who runs the site; absent from an older gateway. */
  operator?: Operator;
}

export const PAGE_BOOT_ELEMENT_ID = 'waymark-boot';
