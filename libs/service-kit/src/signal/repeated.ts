/** Shorter ones are said twice by everybody: "Thank you!" */
const LEAST = 16;

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Whether somebody says again what they said before, whatever its spaces, marks and capitals. */
export function isRepeated(text: string, earlier: readonly string[]): boolean {
  const said = bare(text);
  return said.length >= LEAST && earlier.some((other) => bare(other) === said);
}
