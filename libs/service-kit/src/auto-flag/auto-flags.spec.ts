import { CONTENT_AUTO_FLAGS } from '@waymark/contracts-core';
import { findLinks } from './find-links';
import { isReason, autoFlagsOf, type WriterFacts } from './auto-flags';

const KNOWN: WriterFacts = { accountAgeHours: 1_000, sentLately: 0, earlierTexts: [] };
const raised = (text: string, facts: Partial<WriterFacts> = {}) => autoFlagsOf(text, { ...KNOWN, ...facts });

describe('flags raised by a text (C3.6, F5.3)', () => {
  it('is nothing when a known member says something kind', () => {
    expect(raised('We took the 42 bus at 10:15, the ramp was 1 in 12. Thanks for the tip about LS1!')).toEqual([]);
  });

  it.each([
    ['new-account', 'Lovely walk', { accountAgeHours: 23 }],
    ['burst', 'Lovely walk', { sentLately: 5 }],
    ['repeated', 'Buy my guide, it is BEST', { earlierTexts: ['buy my guide:  it is best!!'] }],
    ['obscenity', 'what a sh1t place', {}],
    ['obscenity', 'f u c k that', {}],
    ['obscenity', 'only a spastic would go', {}],
    ['link', 'see example.org', {}],
    ['personal-data', 'call 0161 496 0000', {}],
    ['personal-data', 'I live at M1 1AE', {}],
    ['personal-data', 'write to jo@example.org', {}],
  ] as const)('is %s for %j', (signal, text, facts) => {
    expect(raised(text, facts)).toEqual([signal]);
  });

  it('is each thing once, in one order', () => {
    const facts = {
      accountAgeHours: 1,
      sentLately: 9,
      earlierTexts: ['fuck this, see example.org, m11ae'],
    };
    expect(raised('Fuck this: see example.org, M1 1AE', facts)).toEqual([...CONTENT_AUTO_FLAGS]);
  });

  it('is found in names and captions, which never count as repetition', () => {
    const earlierTexts = ['We went to the museum again.'];
    const beside = ['A member with quite a long name'];
    expect(autoFlagsOf('Lovely', { ...KNOWN, earlierTexts: ['Lovely'] }, beside)).toEqual([]);
    expect(autoFlagsOf('We went to the museum again!', { ...KNOWN, earlierTexts }, beside)).toEqual(['repeated']);
    expect(autoFlagsOf('Lovely', KNOWN, ['Ring 0161 496 0000'])).toEqual(['personal-data']);
  });

  it('is nothing for a short thank-you said twice, or for an account whose age nobody knows', () => {
    expect(raised('Thank you!', { earlierTexts: ['Thank you!'], accountAgeHours: null })).toEqual([]);
  });
});

describe('a reason to call a person', () => {
  it('is anything but a new account alone', () => {
    expect(isReason(['new-account'])).toBe(false);
    expect(isReason(['link', 'new-account'])).toBe(true);
    expect(isReason([])).toBe(false);
  });
});

describe('links of a text', () => {
  const text = '👩‍🦽 see https://example.org/a?b=1, and http://пример.рф/.';

  it('stand where the text has them, which stays as it is', () => {
    const links = findLinks(text);
    expect(links.map(({ from, to }) => text.slice(from, to))).toEqual([
      'https://example.org/a?b=1',
      'http://пример.рф/',
    ]);
    expect(links.map(({ href }) => href)).toEqual(['https://example.org/a?b=1', 'http://xn--e1afmkfd.xn--p1ai/']);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'ftp://a.example/x',
    'http://localhost/',
    'https://me:secret@evil.example/',
    '[a](javascript:alert(1))',
  ])('are none in %j', (hostile) => {
    expect(findLinks(hostile)).toEqual([]);
  });
});
