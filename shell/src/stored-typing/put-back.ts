import { FIELDS, fieldKey, isChoice, mayBeStored, type Field } from './field-key';
import type { StoredTyping } from './stored-typing';

/**
 * Restores input to the fields of `page` and its dialogs, each as soon as it exists, and focuses the field changed
 * last. Forms notice it like typing. Returns a function to stop waiting for fields.
 */
export function putBack({ fields, last }: StoredTyping, page: HTMLElement): () => void {
  const left = new Map(Object.entries(fields));
  const fill = (): void => {
    for (const field of page.querySelectorAll<Field>(FIELDS)) {
      const key = fieldKey(field);
      const value = left.get(key);
      if (value === undefined || !mayBeStored(field)) continue;
      left.delete(key);
      put(field, value);
      const folded = field.closest('details');
      if (folded) folded.open = true;
      if (key === last) field.focus();
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  observer.observe(page, { childList: true, subtree: true });
  fill();
  return () => observer.disconnect();
}

function put(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  if (field.value === value) return;
  // React ignores values set through its own setter, so use the browser's.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
