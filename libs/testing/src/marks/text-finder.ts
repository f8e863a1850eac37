import type { Marks } from './found-mark';

const SHORTEST = 8;

/** Field names with a member's ID, in events, caches and JSON columns. */
export const MEMBER_FIELDS = [
  'memberId',
  'authorId',
  'userId',
  'voterId',
  'actorId',
  'subjectId',
  'createdBy',
  'ownerId',
];

/** Returns all spellings of a mark. Base64 can start at three offsets, so only its middle is searched for. */
function spellings(text: string): string[] {
  const encoded = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)])
      .toString('base64')
      .replace(/=+$/, '');
    return whole.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  return [...encoded, ...encoded.map((code) => code.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** Returns a function that finds the marks in a text. Throws for a mark short enough to occur by chance. */
export function textFinder({ texts, memberId }: Marks): (text: string) => string[] {
  const short = texts.find((text) => text.length < SHORTEST);
  if (short !== undefined) throw new Error(`"${short}" is too short to be looked for.`);
  const exact = texts.map((text) => ({ text, codes: [...new Set(spellings(text))] }));
  const field =
    memberId === undefined
      ? null
      : new RegExp(`\\\\?"(?:${MEMBER_FIELDS.join('|')})\\\\?"\\s*:\\s*\\\\?"?${memberId}(?!\\d)`);
  return (haystack) => {
    const lower = haystack.toLowerCase();
    const found = exact.filter(
      ({ text, codes }) => lower.includes(text.toLowerCase()) || codes.some((code) => haystack.includes(code)),
    );
    return [...found.map(({ text }) => text), ...(field?.test(haystack) ? [`member ${memberId}`] : [])];
  };
}
