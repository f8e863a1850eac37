import { markText, type Mark } from './marks';

/** `[` and `]` enclose the selection; `|` marks the caret. */
function marked(mark: Mark, picture: string): string {
  const start = picture.search(/[[|]/);
  const text = picture.replace(/[[\]|]/g, '');
  const end = picture.includes('|') ? start : picture.indexOf(']') - 1;
  const change = markText(mark, { text, start, end });
  const all = text.slice(0, change.from) + change.words + text.slice(change.to);
  if (change.start === change.end) return `${all.slice(0, change.start)}|${all.slice(change.start)}`;
  return `${all.slice(0, change.start)}{${all.slice(change.start, change.end)}}${all.slice(change.end)}`;
}

describe('a mark put on a text (C2.4)', () => {
  it.each<[Mark, string, string]>([
    ['bold', 'a [lift] here', 'a **{lift}** here'],
    ['bold', 'a [lift ]here', 'a **{lift}** here'],
    ['bold', 'a |', 'a **{bold words}**'],
    ['italic', 'a [lift] here', 'a *{lift}* here'],
    ['italic', '**[lift]**', '***{lift}***'],
    ['heading', 'The |way', '## The |way'],
    ['list', 'a\n[b\nc]\nd', 'a\n{- b\n- c}\nd'],
    ['list', '|', '- |'],
    ['quote', 'He said\n[yes]', 'He said\n{> yes}'],
  ])('%s: %s', (mark, before, after) => expect(marked(mark, before)).toBe(after));

  it.each<[Mark, string, string]>([
    ['bold', 'a **[lift]** here', 'a {lift} here'],
    ['italic', 'a *[lift]* here', 'a {lift} here'],
    ['heading', '## The| way', 'The| way'],
    ['list', '[- b\n- c]', '{b\nc}'],
  ])('is removed if it exists, %s: %s', (mark, before, after) => expect(marked(mark, before)).toBe(after));

  it('as a link asks for the address, or for the words where that was selected', () => {
    const text = 'see the map';
    expect(markText('link', { text, start: 8, end: 11 })).toMatchObject({
      words: '[map](https://)',
      start: 14,
      end: 22,
    });
    const address = 'https://example.org/a';
    expect(markText('link', { text: address, start: 0, end: address.length })).toMatchObject({
      words: `[link text](${address})`,
      start: 1,
      end: 10,
    });
  });
});
