/** Returns the people and teams in an OWNERS file; lines that start with # are comments. */
export function ownersOf(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
