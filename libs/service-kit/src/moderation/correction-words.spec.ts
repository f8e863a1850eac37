import { joined, takenBack } from './correction-words';

const text = (part: string, words: string) => ({ part, label: part, text: words });

describe('corrected words (F6.5)', () => {
  it('keep what stood there', () => {
    expect(joined([text('comment', 'There is a step.')], null, { comment: 'No step.' })).toEqual({
      words: [text('comment', 'There is a step.')],
      original: { comment: 'No step.' },
    });
  });

  it('over earlier ones lead back to the author’s own, in every part', () => {
    const first = joined([text('title', 'B'), text('story', 'Y')], null, { title: 'A', story: 'X' });
    const second = joined([text('title', 'C')], first, { title: 'B', story: 'Y' });
    expect(second.original).toEqual({ title: 'A', story: 'X' });
    expect(takenBack(second, { title: 'C', story: 'Y' })).toEqual({ title: 'A', story: 'X' });
  });

  it('do not overwrite the author’s newer text when withdrawn', () => {
    const one = joined([text('title', 'B'), text('story', 'Y')], null, { title: 'A', story: 'X' });
    expect(takenBack(one, { title: 'Mine again', story: 'Y' })).toEqual({ story: 'X' });
  });

  it('of a part that is gone are nothing', () => {
    expect(joined([text('day-4-content', 'B')], null, {}).words).toEqual([]);
  });
});
