/** Words are folded here: "york station" -> "York Station". */
export const titled = (words: string): string =>
  words.replace(/(^| )(\p{L})/gu, (_, space: string, letter: string) => space + letter.toUpperCase());
