import { proveOptions } from './prove-options';

/** Those of `--only <name>,<name>`, or all; a name that there is not is told, never passed over. */
export function chosenChapters<T extends { name: string }>(
  args: readonly string[],
  chapters: readonly T[],
): readonly T[] {
  const { only } = proveOptions(args);
  if (only === undefined) return chapters;
  const names = only.split(',');
  const unknown = names.filter((name) => !chapters.some((chapter) => chapter.name === name));
  if (unknown.length > 0)
    throw new Error(
      `There is no chapter "${unknown.join('", "')}": there are ${chapters.map(({ name }) => name).join(', ')}.`,
    );
  return chapters.filter(({ name }) => names.includes(name));
}
