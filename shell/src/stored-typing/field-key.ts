export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input, textarea, select';

/** Searches are never stored; a form that saves its own draft sets `data-kept="own"`. */
const LEFT_OUT = '[role=search], [role=combobox], [data-kept=own]';
const SECRET = /password|one-time-code/;

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Checks whether a field's value may be stored: never a password, even while it is shown. */
export function mayBeStored(field: Field): boolean {
  if (/^(password|file|hidden|submit|button)$/.test(field.type) || SECRET.test(field.autocomplete)) return false;
  return !field.closest(LEFT_OUT) && !field.name.toLowerCase().includes('password');
}

/** Health data and other private input stays in this tab's memory and is never written to disk. */
export const isMemoryOnly = (field: Field): boolean => field.closest('[data-kept=memory]') !== null;

/** Returns a key that is the same when the page is rendered again: the form and the label. */
export function fieldKey(field: Field): string {
  const form = field.form?.getAttribute('aria-label') ?? '';
  const words = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  return `${form}|${field.type === 'radio' ? `${field.name}=${field.value}` : words}`;
}
