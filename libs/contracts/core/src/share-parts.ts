type Json = Readonly<Record<string, unknown>>;
type Kind = 'schemas' | 'parameters' | 'responses';
type Path = readonly string[];

/** Minimum length of a shared part; shorter ones stay inline, because a reference would be longer. */
const MIN_LENGTH = 60;
/** Keys that hold values rather than descriptions of them. */
const VALUES = ['default', 'enum', 'const', 'examples', 'required'];

/**
 * Moves each schema, parameter and response that occurs more than once to the place that
 * `homeOf` names (JSON Pointer steps). A `$ref` replaces each occurrence. `resolveRefs` reverses this.
 */
export function shareParts(document: Json, homeOf: (kind: Kind) => Path): Json {
  const parts = repeatedParts(document);
  const refs = new Map(
    [...parts].map(([text, { kind, name }]) => [text, `#/${[...homeOf(kind), name].join('/')}`] as const),
  );
  const shortened = (value: unknown, isHome = false): unknown => {
    if (Array.isArray(value)) return value.map((one) => shortened(one));
    if (!isRecord(value)) return value;
    const ref = isHome ? undefined : refs.get(JSON.stringify(value));
    if (ref) return { $ref: ref };
    return mapEntries(value, (one, key) => (VALUES.includes(key) ? one : shortened(one)));
  };
  const shared: Record<string, unknown> = { ...(shortened(document) as Json) };
  const inOrder = [...parts].sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
  for (const [text, { kind, name }] of inOrder) put(shared, [...homeOf(kind), name], shortened(JSON.parse(text), true));
  return shared;
}

/**
 * Finds repeated parts by their JSON text. Does not search inside a repetition, because the part is written only once.
 */
function repeatedParts(document: Json): Map<string, { kind: Kind; name: string }> {
  const seen = new Map<string, { kind: Kind; name: string; times: number }>();
  const taken = new Map<string, number>();
  const walk = (value: unknown, path: Path): void => {
    if (Array.isArray(value)) return value.forEach((one) => walk(one, path));
    if (!isRecord(value)) return;
    const kind = kindOf(value);
    const text = JSON.stringify(value);
    if (kind && text.length >= MIN_LENGTH) {
      const before = seen.get(text);
      if (before) return void before.times++;
      seen.set(text, { kind, name: nameOf(kind, value, path), times: 1 });
    }
    for (const [key, one] of Object.entries(value)) if (!VALUES.includes(key)) walk(one, [...path, key]);
  };
  walk(document, []);
  const repeated = [...seen].filter(([, { times }]) => times > 1);
  return new Map(
    repeated.map(([text, { kind, name }]) => {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      return [text, { kind, name: count === 1 ? name : `${name}-${count}` }];
    }),
  );
}

function kindOf(value: Json): Kind | null {
  if (typeof value['in'] === 'string' && isRecord(value['schema'])) return 'parameters';
  if (typeof value['description'] === 'string' && isRecord(value['content'])) return 'responses';
  const isSchema =
    typeof value['type'] === 'string' || ['type', 'anyOf', 'oneOf', 'enum'].some((key) => Array.isArray(value[key]));
  return isSchema ? 'schemas' : null;
}

/** Returns a name from the first field, parameter, path or problem list that uses the part. */
function nameOf(kind: Kind, value: Json, path: Path): string {
  const field = path[path.lastIndexOf('properties') + 1];
  const address = path.find((step) => step.startsWith('/')) ?? path.find((step) => step.includes(' /'));
  const found =
    kind === 'schemas'
      ? path.includes('properties')
        ? field
        : address
      : value[kind === 'parameters' ? 'name' : 'description'];
  return String(found ?? 'part')
    .replace('/api/', '')
    .replace(/[^A-Za-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
}

function put(document: Record<string, unknown>, [step = '', ...rest]: Path, value: unknown): void {
  if (rest.length === 0) return void (document[step] = value);
  const at = { ...(document[step] as Json | undefined) };
  document[step] = at;
  put(at, rest, value);
}

/** Formats JSON with one line for each operation, event and shared part, so that diffs show exactly what changed. */
export function inLines(value: unknown, depth = 3): string {
  if (depth === 0 || !isRecord(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  const lines = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${inLines(one, depth - 1)}`);
  return `{\n${lines.join(',\n')}\n}`;
}

const mapEntries = (value: Json, change: (one: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]));
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
