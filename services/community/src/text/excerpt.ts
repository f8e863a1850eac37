/** At most `max` characters, cut at a space where one is near. */
export function excerpt(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  // Half of a surrogate pair is no text.
  return `${(space > max * 0.8 ? cut.slice(0, space) : cut).replace(/\p{Cs}$/u, '').trimEnd()}…`;
}
