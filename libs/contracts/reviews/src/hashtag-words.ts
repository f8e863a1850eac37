/**
 * Replaces hashtags with the text that reviews use: `#WheelchairAccess` becomes `wheelchair access`. Leaves other text
 * unchanged.
 */
export const hashtagWords = (text: string): string =>
  text.replace(/#(\S+)/gu, (_, tag: string) =>
    tag
      .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
      .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .toLowerCase(),
  );
