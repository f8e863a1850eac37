/** `--base <commit>` and the names of steps, none for all of them. */
export function readArguments(args) {
  const at = args.indexOf('--base');
  if (at === -1) return { base: undefined, only: args };
  return { base: args[at + 1] ?? '', only: args.filter((_, index) => index !== at && index !== at + 1) };
}
