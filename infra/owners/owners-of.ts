/** The people and teams that an OWNERS file names; a line that begins with # is a word to its readers. */
export function ownersOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
