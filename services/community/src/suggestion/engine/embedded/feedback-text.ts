const MOST = 400;
/** Lines that a program wrote: frames of a stack in the forms of browsers. */
const FRAME = /^\s*(at\s.+|\S*@\S+:\d+.*|[\w$.]*(Error|Exception):.*|.*\.(js|mjs|ts)\b.*:\d+(:\d+)?\)?)\s*$/;

/** What a person said of it, as the model reads it: no stack traces, one line, no capitals, not endless. */
export function feedbackText(text: string): string {
  const said = text
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join(' ');
  const plain = said.replace(/\s+/g, ' ').trim().toLowerCase();
  return [...plain].slice(0, MOST).join('');
}
