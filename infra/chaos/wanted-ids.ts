/** Ids named after `--only`, comma-separated, in any case; all of them without it. Throws on one that does not exist. */
export function wantedIds(args: readonly string[], known: readonly string[]): string[] {
  const at = args.indexOf('--only');
  if (at < 0) return [...known];
  const names = (args[at + 1] ?? '').split(',').filter(Boolean);
  if (names.length === 0) throw new Error(`--only takes one or more of: ${known.join(', ')}.`);
  return names.map((name) => {
    const id = known.find((one) => one.toLowerCase() === name.toLowerCase());
    if (!id) throw new Error(`There is no "${name}": --only takes ${known.join(', ')}.`);
    return id;
  });
}
