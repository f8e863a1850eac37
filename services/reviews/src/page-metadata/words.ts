export const countWords = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Returns at most `max` characters, cut at a space if one is near. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
