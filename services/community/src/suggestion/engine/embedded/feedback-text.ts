const MOST = 400;
/** Matches stack frames in the formats of the browsers. */
const FRAME = /^\s*(at\s.+|\S*@\S+:\d+.*|[\w$.]*(Error|Exception):.*|.*\.(js|mjs|ts)\b.*:\d+(:\d+)?\)?)\s*$/;

/** Returns the text for the model: one line, lower case, of limited length, without stack traces. */
export function feedbackText(text: string): string {
  const said = text
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join(' ');
  const plain = said.replace(/\s+/g, ' ').trim().toLowerCase();
  return [...plain].slice(0, MOST).join('');
}
