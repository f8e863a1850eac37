/** The words inside a hashtag, as reviews would have them: `#WheelchairAccess` is `wheelchair access`. Other text stays. */
export function tagWords(text: string): string {
  if (!text.startsWith('#')) return text;
  return text
    .slice(1)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase();
}
