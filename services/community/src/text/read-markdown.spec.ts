import { plainTextOf } from '@waymark/contracts-community';
import { readMarkdown } from './read-markdown';

const textOf = (source: string) => readMarkdown(source).text ?? [];

describe('readMarkdown (C2.17)', () => {
  it('keeps headings, lists, emphasis, links and quotes, and their order', () => {
    expect(
      textOf(
        '# Day one\n\nWe **took** the *tram* to [the pier](https://example.org).\n\n- ramp\n  - steep\n\n> Go early.',
      ),
    ).toEqual([
      { kind: 'heading', level: 1, runs: [{ text: 'Day one' }] },
      {
        kind: 'paragraph',
        runs: [
          { text: 'We ' },
          { text: 'took', isStrong: true },
          { text: ' the ' },
          { text: 'tram', isEmphasis: true },
          { text: ' to ' },
          { text: 'the pier', href: 'https://example.org/' },
          { text: '.' },
        ],
      },
      {
        kind: 'list',
        isOrdered: false,
        start: 1,
        items: [
          {
            runs: [{ text: 'ramp' }],
            list: { isOrdered: false, start: 1, items: [{ runs: [{ text: 'steep' }] }] },
          },
        ],
      },
      { kind: 'quote', paragraphs: [[{ text: 'Go early.' }]] },
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'a <b>bold</b> word',
    '&lt;i&gt; &#x202e;',
    '`code`',
    '    four spaces',
  ])('leaves %s the words that it is', (source) => expect(plainTextOf(textOf(source))).toBe(source.trim()));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,hello',
    'vbscript:x',
    'file:///etc/passwd',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://bank.example@elsewhere.example',
    'mailto:a@b.example?bcc=c@d.example',
  ])('makes no link of %s', (address) => {
    expect(JSON.stringify(textOf(`[words](<${address}>)`))).not.toContain('href');
  });

  it.each(['https://example.org/a?b=c', '/trip-blogs/5', 'mailto:ada@example.org'])('links to %s', (address) => {
    expect(textOf(`[words](${address})`)).toEqual([{ kind: 'paragraph', runs: [{ text: 'words', href: address }] }]);
  });

  it('shows the text of a picture without loading it', () => {
    expect(textOf('![a gate](https://elsewhere.example/pixel.gif)')).toEqual([
      { kind: 'paragraph', runs: [{ text: 'a gate' }] },
    ]);
  });

  it('flattens lists nested deeper than two, without losing text', () => {
    const source = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- w${depth}`).join('\n');
    const text = textOf(source);
    expect(plainTextOf(text).split('\n')).toEqual(Array.from({ length: 40 }, (_, depth) => `w${depth}`));
    expect(JSON.stringify(text).length).toBeLessThan(2_500);
  });

  it.each([
    ['quotes in quotes', '>'.repeat(10_000), 'Please nest lists and quotes less deeply.'],
    ['lists in lists', '- '.repeat(5_000), 'Please nest lists and quotes less deeply.'],
    ['numbered ones', '1. '.repeat(3_300), 'Please nest lists and quotes less deeply.'],
    ['links', '[a](https://b.example) '.repeat(51), 'Please use at most 50 links.'],
    ['emphasis', '**a *b '.repeat(1_400), 'Please use less formatting in this text.'],
    ['points', '- a\n'.repeat(2_500), 'Please use fewer lines in this text.'],
    ['brackets', '['.repeat(10_000), 'Please use less formatting in this text.'],
  ])('refuses a flood of %s', (_what, source, wrong) => expect(readMarkdown(source)).toEqual({ wrong }));
});
