import { storedValue } from '@waymark/mfe-kit';
import { FIELDS, fieldKey, isChoice, isMemoryOnly, mayBeKept, type Field } from './field-key';

const GOOD_FOR_MS = 60 * 60_000;

export interface KeptTyping {
  path: string;
  memberId: number;
  at: number;
  /** By field: its text, or whether it was ticked. */
  fields: Record<string, string | boolean>;
  /** The field typed in last. */
  last: string;
}

const stored = storedValue('session', 'keptTyping', typingIn);
const touched = new Set<Field>();
/** Everything of the last time, with what never leaves this tab's memory. */
let memory: KeptTyping | null = null;

/** Remembers which fields somebody typed in, on every page and in every form of every slice. */
export function watchTyping(): void {
  const note = ({ target }: Event): void => {
    if (!(target instanceof HTMLElement) || !target.matches(FIELDS) || !mayBeKept(target as Field)) return;
    // At the end: the last one is where the person was.
    touched.delete(target as Field);
    touched.add(target as Field);
  };
  document.addEventListener('input', note, true);
}

/** Keeps what was typed on this page, for the member who comes back to it. */
export function keepTyping(path: string, memberId: number, now = Date.now()): void {
  const here = [...touched].filter((field) => field.isConnected);
  touched.clear();
  if (here.length === 0) return;
  const valuesOf = (fields: Field[]) =>
    Object.fromEntries(fields.map((field) => [fieldKey(field), isChoice(field) ? field.checked : field.value]));
  const last = fieldKey(here[here.length - 1] as Field);
  memory = { path, memberId, at: now, last, fields: valuesOf(here) };
  stored.write({ ...memory, fields: valuesOf(here.filter((field) => !isMemoryOnly(field))) });
}

/** What was kept for this page and this member; handed out once. Somebody else's is thrown away. */
export function takeTyping(path: string, memberId: number, now = Date.now()): KeptTyping | null {
  const kept = memory ?? stored.read();
  if (!kept) return null;
  const isOld = now - kept.at > GOOD_FOR_MS;
  if (kept.memberId === memberId && !isOld && kept.path !== path) return null;
  forgetTyping();
  return kept.memberId === memberId && !isOld ? kept : null;
}

/** For who signs out, and for who signs in as somebody else. */
export function forgetTyping(): void {
  memory = null;
  touched.clear();
  stored.write(null);
}

/** This tab alone wrote it, so its outline is enough. */
function typingIn(value: unknown): KeptTyping | null {
  const kept = Object(value) as Partial<KeptTyping>;
  return typeof kept.fields === 'object' && kept.fields !== null ? (kept as KeptTyping) : null;
}
