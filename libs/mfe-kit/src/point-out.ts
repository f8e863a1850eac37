import { announce } from './announce';

/** Brings a person to the field that lacks something: its message is read with it, or said when they stand there already. */
export function pointOut(field: HTMLElement | null | undefined, message: string): void {
  if (!field || field === document.activeElement) announce(message);
  else field.focus();
}
