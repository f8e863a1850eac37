import { IMPORTANT_NOTES } from '../jurisdiction-panel';
import { INTERNATIONAL_RESOURCES } from './international-resources';
import { JURISDICTIONS } from './jurisdictions';

const every = JURISDICTIONS.map((jurisdiction) => [jurisdiction.code, jurisdiction] as const);

describe('the law guide (S2.64, S9.22)', () => {
  it('has the seven documented jurisdictions, in the documented order', () => {
    expect(every.map(([code]) => code)).toEqual(['usa', 'uk', 'canada', 'australia', 'eu', 'germany', 'japan']);
  });

  it.each(every)(
    '%s: every law has a year, what it covers, rights, a source and the day it was checked (SX.40)',
    (_code, { laws }) => {
      expect(laws.length).toBeGreaterThanOrEqual(4);
      for (const law of laws) {
        expect(law.year).toBeGreaterThan(1940);
        expect(law.coverage.length).toBeGreaterThan(20);
        expect(law.rights.length).toBeGreaterThan(0);
        expect(law.sourceUrl).toMatch(/^https:\/\//);
        expect(law.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      }
    },
  );

  it.each(every)('%s: has enforcement, complaint steps, time limits and contacts', (_code, jurisdiction) => {
    expect(jurisdiction.enforcement.length).toBeGreaterThan(1);
    expect(jurisdiction.steps.length).toBeGreaterThan(4);
    expect(jurisdiction.deadlines.length).toBeGreaterThan(1);
    expect(jurisdiction.contacts.length).toBeGreaterThan(2);
  });

  it.each([
    ['usa', 'Act within 180 days.', '180 days'],
    ['uk', 'Act within 3 months.', '3 months less one day'],
    ['canada', 'Act within one year.', 'One year'],
    ['australia', 'Act within 12 months.', '12 months'],
  ])('%s: shows the documented time limit, and beside it to what it applies', (code, rule, time) => {
    const found = every.find(([one]) => one === code)?.[1];
    expect(found?.rule).toBe(rule);
    expect(found?.deadlines.some((deadline) => deadline.time === time && deadline.appliesTo.length > 40)).toBe(true);
  });

  it('gives no telephone number and no e-mail address: they are for the bodies themselves to publish', () => {
    const text = JSON.stringify({ JURISDICTIONS, INTERNATIONAL_RESOURCES });
    expect(text).not.toMatch(/[\w.]+@[\w-]+\.\w/);
    expect(text).not.toMatch(/\+\d{2}|\b0\d{3,}[ \d-]{4,}|\b\d{3}-\d{3}-\d{4}/);
  });

  it('has five notes, and addresses that nobody can read on the way', () => {
    expect(IMPORTANT_NOTES).toHaveLength(5);
    const links = [...JURISDICTIONS.flatMap(({ contacts }) => contacts), ...INTERNATIONAL_RESOURCES].map(
      ({ url }) => url,
    );
    expect(links.filter((url) => !url.startsWith('https://'))).toEqual([]);
  });
});
