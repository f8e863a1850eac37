/**
 * Returns the items that `--only <name>,<name>` names, in any letter case and in their own order; all of them without
 * it.
 */
export function chosen<T>(only: string | undefined, all: readonly T[], nameOf: (one: T) => string): readonly T[] {
  if (only === undefined) return all;
  const names = only.split(',').map((name) => name.toLowerCase());
  const known = all.map((one) => nameOf(one).toLowerCase());
  const unknown = names.filter((name) => !known.includes(name));
  // An empty run would look like a success.
  if (unknown.length > 0)
    throw new Error(`There is no "${unknown.join('", "')}": --only takes ${all.map(nameOf).join(', ')}.`);
  return all.filter((one) => names.includes(nameOf(one).toLowerCase()));
}
