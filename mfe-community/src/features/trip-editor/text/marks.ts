/** A text and what is selected of it; `start` equals `end` where only the caret stands. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** What takes the place of `from` to `to`, and what is selected afterwards. */
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

/** Puts a mark of Markdown on what is selected, or takes it away where it stands already. */
export function markText(mark: Mark, selected: Selected): Change {
  if (mark === 'link') return link(selected);
  return mark === 'bold' || mark === 'italic' ? around(mark, selected) : beforeLines(BEFORE_LINE[mark], selected);
}

function around(mark: 'bold' | 'italic', { text, start, end }: Selected): Change {
  const [sign, sample] = AROUND[mark];
  const { length } = sign;
  const outside = text.slice(0, start).endsWith(sign) && text.slice(end).startsWith(sign);
  // Two stars are bold, which is no italics: one star alone is.
  const isOther = mark === 'italic' && text.slice(0, start).endsWith('**') && !text.slice(0, start).endsWith('***');
  if (outside && !isOther) {
    const words = text.slice(start, end);
    return { from: start - length, to: end + length, words, start: start - length, end: end - length };
  }
  // A mark beside a space is none: it goes next to the words.
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
  // The caret of an empty line goes behind its mark.
  const isCaret = start === end;
  const moved = Math.max(from, start + (isMarked ? -sign.length : sign.length));
  return { from, to, words, start: isCaret ? moved : from, end: isCaret ? moved : from + words.length };
}

/** The address is selected then: it is what has to be typed. */
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
