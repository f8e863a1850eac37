/** A text and its selection; `start` equals `end` when only the caret is set. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The replacement for `from` to `to`, and the selection afterwards. */
export interface Change {
  from: number;
  to: number;
  words: string;
  start: number;
  end: number;
}

export const MARKS = ['bold', 'italic', 'heading', 'list', 'quote', 'link'] as const;
export type Mark = (typeof MARKS)[number];

const AROUND = { bold: ['**', 'bold words'], italic: ['*', 'words in italics'] } as const;
const BEFORE_LINE = { heading: '## ', list: '- ', quote: '> ' } as const;
const ADDRESS = 'https://';

/** Adds a Markdown mark to the selection, or removes it if it is already there. */
export function markText(mark: Mark, selected: Selected): Change {
  if (mark === 'link') return link(selected);
  return mark === 'bold' || mark === 'italic' ? around(mark, selected) : beforeLines(BEFORE_LINE[mark], selected);
}

function around(mark: 'bold' | 'italic', { text, start, end }: Selected): Change {
  const [sign, sample] = AROUND[mark];
  const { length } = sign;
  const outside = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
  // Two asterisks are bold, not italic; one or three include italic.
  const isOther = mark === 'italic' && text.slice(0, start).endsWith('**') && !text.slice(0, start).endsWith('***');
  if (outside && !isOther) {
    const words = text.slice(start, end);
    return { from: start - length, to: end + length, words, start: start - length, end: end - length };
  }
  // A mark beside a space has no effect, so put it next to the text.
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text.slice(start, end)) ?? [];
  const shown = words || sample;
  const from = start + before.length + length;
  return { from: start, to: end, words: before + sign + shown + sign + after, start: from, end: from + shown.length };
}

function beforeLines(sign: string, { text, start, end }: Selected): Change {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isMarked = lines.every((line) => line.startsWith(sign));
  const words = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n');
  // On an empty line, the caret goes after the mark.
  const isCaret = start === end;
  const moved = Math.max(from, start + (isMarked ? -sign.length : sign.length));
  return { from, to, words, start: isCaret ? moved : from, end: isCaret ? moved : from + words.length };
}

/** Selects the URL placeholder, because the person types that next. */
function link({ text, start, end }: Selected): Change {
  const chosen = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(chosen);
  const words = isAddress || chosen === '' ? 'link text' : chosen;
  const address = isAddress ? chosen : ADDRESS;
  const wordsAt = start + 1;
  const addressAt = wordsAt + words.length + 2;
  const [selectFrom, length] = isAddress ? [wordsAt, words.length] : [addressAt, address.length];
  return {
    from: start,
    to: end,
    words: `[${words}](${address})`,
    start: selectFrom,
    end: selectFrom + length,
  };
}
