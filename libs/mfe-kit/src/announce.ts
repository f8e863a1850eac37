import { getHost } from './host';

/** Announces `text` to screen readers without moving the focus. */
export function announce(text: string): void {
  getHost().announce(text);
}
