import { storedValue } from '@waymark/mfe-kit';
import { FIELDS, fieldKey, isChoice, isMemoryOnly, mayBeStored, type Field } from './field-key';

const GOOD_FOR_MS = 60 * 60_000;

export interface StoredTyping {
  path: string;
  memberId: number;
  at: number;
  /** Keyed by field: its text, or whether it was ticked. */
  fields: Record<string, string | boolean>;
  /** The field that was changed last. */
  last: string;
}

/** Keyed by member: several may use one tab, and each gets only their own input. */
type ByMember = Partial<Record<string, StoredTyping>>;

const stored = storedValue('session', 'keptTyping', (value) => Object(value) as ByMember);
const touched = new Set<Field>();
/** The latest input, including the part that never leaves this tab's memory. */
let memory: StoredTyping | null = null;

/** Records which fields a person changed, on every page and in the forms of all remotes. */
export function watchTyping(): void {
  const note = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || !mayBeStored(target as Field)) return;
    // Moves the field to the end, because the last one gets the focus later.
    touched.delete(target as Field);
    touched.add(target as Field);
  };
  document.addEventListener('input', note, true);
}

const typedIn = (): Field[] => [...touched].filter((field) => field.isConnected);

/** Checks whether loading a new document would lose input that must not be written to disk. */
export const isTypingInMemoryOnly = (): boolean => typedIn().some(isMemoryOnly);

/** Stores the input of this page for the member's return. Returns false when there is none. */
export function keepTyping(path: string, memberId: number, now = Date.now()): boolean {
  const here = typedIn();
  touched.clear();
  if (here.length === 0) return false;
  const valuesOf = (fields: Field[]) =>
    Object.fromEntries(fields.map((field) => [fieldKey(field), isChoice(field) ? field.checked : field.value]));
  const last = fieldKey(here[here.length - 1] as Field);
  memory = { path, memberId, at: now, last, fields: valuesOf(here) };
  const onDisk = { ...memory, fields: valuesOf(here.filter((field) => !isMemoryOnly(field))) };
  return stored.write({ ...fresh(now), [memberId]: onDisk });
}

/** Returns and removes the stored input for this page and member. Other members never get it. */
export function takeTyping(path: string, memberId: number, now = Date.now()): StoredTyping | null {
  const kept = memory?.memberId === memberId && isFresh(memory, now) ? memory : fresh(now)[memberId];
  if (kept?.path !== path) return null;
  forgetTyping(memberId);
  return kept;
}

/** Deletes the stored input of a member who signs out. */
export function forgetTyping(memberId: number): void {
  memory = null;
  touched.clear();
  const others = { ...fresh(Date.now()), [memberId]: undefined };
  stored.write(Object.values(others).some(Boolean) ? others : null);
}

const isFresh = ({ at }: StoredTyping, now: number): boolean => now - at <= GOOD_FOR_MS;

/** Only this tab writes it, so a check of its basic shape is enough. */
function fresh(now: number): ByMember {
  const kept = Object.entries(stored.read() ?? {}).filter(
    ([, typing]) => typeof typing?.fields === 'object' && typing.fields !== null && isFresh(typing, now),
  );
  return Object.fromEntries(kept);
}
