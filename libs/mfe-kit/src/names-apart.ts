/**
 * Returns the shortest name for each item that keeps all names different. Further parts are added only to names that
 * several items share. The last part must be unique.
 */
export function namesApart<T>(items: readonly T[], parts: readonly ((item: T, index: number) => string)[]): string[] {
  let names = items.map(() => '');
  for (const part of parts) {
    const count = new Map<string, number>();
    for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
    names = names.map((name, index) => {
      const item = items[index];
      if (item === undefined || (name !== '' && count.get(name) === 1)) return name;
      return [name, part(item, index)].filter(Boolean).join(', ');
    });
  }
  return names;
}
