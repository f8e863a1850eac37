import type { Host } from '@waymark/mfe-kit';
import { askOnReturn } from './ask-on-return';
import { followTabs } from './other-tabs';

/** Reacts to sessions that begin or end elsewhere: in another tab, or while the page was in the browser's memory. */
export function followSession(host: Pick<Host, 'session' | 'refreshSession' | 'sessionChanged'>): void {
  askOnReturn(host);
  followTabs(host);
}
