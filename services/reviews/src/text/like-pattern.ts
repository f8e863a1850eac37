/** Returns a LIKE pattern that finds `text` anywhere and escapes its wildcards. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
