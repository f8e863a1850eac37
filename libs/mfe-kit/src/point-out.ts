import { announce } from './host';

/**
 * Focuses a field with a missing value. Screen readers read its message with it; if it already has the focus, the
 * message is announced.
 */
export function pointOut(field: HTMLElement | null | undefined, message: string): void {
  if (!field || field === document.activeElement) announce(message);
  else field.focus();
}
