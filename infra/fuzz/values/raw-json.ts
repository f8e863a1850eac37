/** A number that JSON.stringify cannot write; it is inserted into the text as it is. */
const MARK = 'raw-number:';

export const rawNumber = (text: string): string => `${MARK}${text}`;

/** Like JSON.stringify, with raw numbers as numbers. */
export function hostileJson(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(new RegExp(`"${MARK}([^"]+)"`, 'g'), '$1');
}
