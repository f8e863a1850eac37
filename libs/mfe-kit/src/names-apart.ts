/**
 * A name for each item, as short as it can be while no two are the same: further parts are added only to names that
 * several items share. Let the last part be one that no two items share.
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
