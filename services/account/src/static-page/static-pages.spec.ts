import { STATIC_PAGES, type ContentOf } from '@waymark/contracts-account';
import { pageMetadataSchema, UNNAMED_OPERATOR, type Operator } from '@waymark/contracts-core';
import { staticPageMetadata } from './content-metadata';

const NAMED: Operator = {
  name: 'Ramp Ltd',
  email: 'hello@ramp.example',
  address: '1 High Street, Leeds',
  socialUrl: 'https://social.example/@ramp',
};
const PAGES: [string, ContentOf][] = Object.entries(STATIC_PAGES);
const wordsOf = (page: ContentOf, operator: Operator) => JSON.stringify({ ...page(operator), updatedOn: '' });

describe.each(PAGES)('%s (A1.8, A9.8)', (name, page) => {
  it.each([
    ['nobody', UNNAMED_OPERATOR],
    ['somebody', NAMED],
  ])('is a right page document when %s is named', (_, operator) => {
    const document = staticPageMetadata(page(operator));
    expect(pageMetadataSchema.parse(document)).toEqual(document);
    expect(document.canonicalPath).toBe(`/${name}`);
  });

  it('has sections with places of their own, each with something to read', () => {
    const { sections } = page(NAMED);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, paragraphs = [], list = [], steps = [], facts = [], links = [] } of sections) {
      expect(id).toMatch(/^[a-z-]+$/);
      expect([...paragraphs, ...list, ...steps, ...facts, ...links].length).toBeGreaterThan(0);
    }
  });

  it('leads to pages of this site, mail or https alone', () => {
    for (const { href } of page(NAMED).sections.flatMap(({ links = [] }) => links))
      expect(href).toMatch(/^(\/[a-z]|mailto:hello@ramp|https:\/\/)/);
  });
});

it('says that no operator is named while none is set', () => {
  for (const [, page] of PAGES) expect(wordsOf(page, UNNAMED_OPERATOR)).not.toMatch(/mailto:|null|undefined/);
  expect(wordsOf(STATIC_PAGES.contact, UNNAMED_OPERATOR)).toContain('has not given an email address yet');
  expect(wordsOf(STATIC_PAGES['privacy-policy'], UNNAMED_OPERATOR)).toContain('has not given a postal address yet');
});

it('names the operator where the law asks for it', () => {
  for (const name of ['privacy-policy', 'terms-of-service'] as const) {
    expect(wordsOf(STATIC_PAGES[name], NAMED)).toMatch(/Ramp Ltd.*1 High Street, Leeds.*hello@ramp\.example/);
  }
});

it('states the minimum age, one account per person, and removal within 30 days (A2.84, A2.85, A2.86)', () => {
  const terms = wordsOf(STATIC_PAGES['terms-of-service'], NAMED);
  for (const words of ['at least 13 years old', 'One account per person', 'removed within 30 days of deletion'])
    expect(terms).toContain(words);
});

it('states the response times', () => {
  const times = STATIC_PAGES.contact(NAMED).sections.find(({ id }) => id === 'times')?.facts;
  expect(times?.map(({ term, value }) => `${term}: ${value}`)).toEqual([
    'General questions: 24-48 hours',
    'Technical problems: 12-24 hours',
    'Urgent accessibility problems: 6-12 hours',
  ]);
});
