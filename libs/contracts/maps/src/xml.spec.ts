import { xmlDocument } from './xml';

const inside = (content: unknown) => xmlDocument('a', content).split('\n')[1];

it.each([
  ['words', '<a>words</a>'],
  [`<b> & "c" 'd'`, '<a>&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;</a>'],
  ['no\u0001 bell\u0007, no half \ud800 of a sign, but 🚧', '<a>no bell, no half  of a sign, but 🚧</a>'],
  [null, '<a/>'],
  ['', '<a/>'],
  [0, '<a>0</a>'],
  [
    { b: false, services: [{ c: 1 }, { c: null }] },
    '<a><b>false</b><services><service><c>1</c></service><service><c/></service></services></a>',
  ],
  [[], '<a/>'],
])('%j is written so that every reader of XML takes it', (content, expected) => expect(inside(content)).toBe(expected));
