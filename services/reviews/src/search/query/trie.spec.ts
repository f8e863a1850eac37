import { Trie } from './trie';

describe('a trie of phrases', () => {
  const trie = new Trie();
  trie.add('step free', { label: 'feature', value: 'StepFreeAccess', weight: 1 });
  trie.add('step', { label: 'filler', value: '', weight: 1 });
  const read = (...words: string[]) => words.map((word) => [{ word, likeness: 1 }]);

  it('finds all phrases that begin at a token', () =>
    expect(trie.at(read('step', 'free', 'cafe'), 0).map(({ to, entry }) => [to, entry.label])).toEqual([
      [1, 'filler'],
      [2, 'feature'],
    ]));

  it('reads a token otherwise where it resembles a word, and says how', () => {
    const [found] = trie
      .at(
        [
          [{ word: 'step', likeness: 1 }],
          [
            { word: 'fre', likeness: 1 },
            { word: 'free', likeness: 0.75 },
          ],
        ],
        0,
      )
      .slice(-1);
    expect(found).toMatchObject({ to: 2, likeness: 0.75, read: 'step free' });
  });
});
