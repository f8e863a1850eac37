/**
 * Replaces each `$ref` in a JSON document with its target. A reference is a JSON Pointer into the same document
 * (RFC 6901, `#/components/schemas/Venue`). A missing target or a cycle becomes `{}`, which allows any value.
 */
export function resolveRefs<T>(document: T): T {
  const known = new Map<string, unknown>();
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (!isRecord(value)) return value;
    const ref = value['$ref'];
    if (typeof ref !== 'string' || !ref.startsWith('#/'))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one)]));
    if (!known.has(ref)) {
      known.set(ref, {});
      known.set(ref, resolve(valueAt(document, ref)));
    }
    return known.get(ref);
  };
  return resolve(document) as T;
}

function valueAt(document: unknown, pointer: string): unknown {
  const steps = pointer.slice(2).split('/');
  const name = (step: string): string => step.replaceAll('~1', '/').replaceAll('~0', '~');
  return steps.reduce<unknown>((at, step) => (isRecord(at) ? at[name(step)] : undefined), document) ?? {};
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
