export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const FIELDS = 'input, textarea, select';

/** Of searches nothing is kept; a form that keeps its own draft says `data-kept="own"`. */
const LEFT_OUT = '[role=search], [role=combobox], [data-kept=own]';
const SECRET = /password|one-time-code/;

export const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** Whether what stands in it may be kept: never a password, also not one that its owner is looking at. */
export function mayBeKept(field: Field): boolean {
  if (/^(password|file|hidden|submit|button)$/.test(field.type) || SECRET.test(field.autocomplete)) return false;
  return !field.closest(LEFT_OUT) && !field.name.toLowerCase().includes('password');
}

/** What is about health, or else private, is kept in this tab's memory alone: it never comes to a disk. */
export const isMemoryOnly = (field: Field): boolean => field.closest('[data-kept=memory]') !== null;

/** The same for a field when its page is drawn again: its form and its words. */
export function fieldKey(field: Field): string {
  const form = field.form?.getAttribute('aria-label') ?? '';
  const words = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  return `${form}|${field.type === 'radio' ? `${field.name}=${field.value}` : words}`;
}
