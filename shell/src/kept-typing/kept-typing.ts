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

/** By member: several may use one tab, and each finds their own words alone. */
type ByMember = Partial<Record<string, KeptTyping>>;

const stored = storedValue('session', 'keptTyping', (value) => Object(value) as ByMember);
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

const typedIn = (): Field[] => [...touched].filter((field) => field.isConnected);

/** Whether a new document would lose something that was typed: what may never come to a disk. */
export const isTypingInMemoryOnly = (): boolean => typedIn().some(isMemoryOnly);

/** Keeps what was typed on this page, for the member who comes back to it. False: there was nothing to keep. */
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

/** What was kept for this page and this member; handed out once. Nobody else gets it. */
export function takeTyping(path: string, memberId: number, now = Date.now()): KeptTyping | null {
  const kept = memory?.memberId === memberId && isFresh(memory, now) ? memory : fresh(now)[memberId];
  if (kept?.path !== path) return null;
  forgetTyping(memberId);
  return kept;
}

/** For a member who signs out. */
export function forgetTyping(memberId: number): void {
  memory = null;
  touched.clear();
  const others = { ...fresh(Date.now()), [memberId]: undefined };
  stored.write(Object.values(others).some(Boolean) ? others : null);
}

const isFresh = ({ at }: KeptTyping, now: number): boolean => now - at <= GOOD_FOR_MS;

/** This tab alone wrote it, so its outline is enough. */
function fresh(now: number): ByMember {
  const kept = Object.entries(stored.read() ?? {}).filter(
    ([, typing]) => typeof typing?.fields === 'object' && typing.fields !== null && isFresh(typing, now),
  );
  return Object.fromEntries(kept);
}
