import type { Marks } from './found-mark';

const SHORTEST = 8;

/** Field names that hold a member's number, in events, caches and JSON columns. */
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

/** All spellings of a mark: base64 begins at any of three offsets, so its middle is what can be found. */
function spellings(text: string): string[] {
  const encoded = [0, 1, 2].map((offset) => {
    const whole = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)])
      .toString('base64')
      .replace(/=+$/, '');
    return whole.slice(offset === 0 ? 0 : offset + 1, -1);
  });
  return [...encoded, ...encoded.map((code) => code.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** Says which marks a text holds. Throws for a mark that is too short to be told from chance. */
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
