import { UNNAMED_OPERATOR } from '@waymark/contracts-core';
import { charityMetadata, foundersMetadata, heardMetadata, transparencyMetadata } from './page-metadata';

const NAMED = { ...UNNAMED_OPERATOR, founders: ['Ana Doe', 'Ben Roe'], email: 'hi@ramp.example' };
const [JULY, NOVEMBER] = [new Date('2025-07-10'), new Date('2026-11-10')];

describe('text pages for readers without JavaScript (C1.17)', () => {
  it('state the mission and name the founders that the operator set', () => {
    const { title, canonicalPath, sections } = foundersMetadata(NAMED);
    expect([title, canonicalPath]).toEqual(['About the Founders', '/about-founders']);
    const headings = ['Our mission', 'The founders’ stories', 'What we believe in', 'Take part'];
    expect(sections.map(({ heading }) => heading)).toEqual(headings);
    expect(sections[1]?.paragraphs.slice(-2)).toEqual(['• Ana Doe', '• Ben Roe']);
    expect(sections[3]?.links).toContainEqual({ label: 'Write a review', href: '/add-review' });
  });

  it('say that no founder is named while none is set', () => {
    const words = JSON.stringify(foundersMetadata(UNNAMED_OPERATOR));
    expect(words).toContain('The founders have not shared their names.');
    expect(words).not.toContain('was begun by');
  });

  it('say in one line that no charity is chosen, and keep the earlier ones with their figures', () => {
    const { sections } = charityMetadata(NAMED, NOVEMBER);
    expect(sections[0]).toMatchObject({ heading: 'No charity has been chosen for November 2026.', paragraphs: [] });
    expect(sections.at(-1)?.paragraphs[0]).toBe('July 2025: The charity for July 2025');
    expect(sections.at(-1)?.paragraphs).toContainEqual(
      expect.stringContaining('• Over £2.5 million put into research'),
    );
  });

  it.each([
    [NAMED, 'Apply by email: hi@ramp.example'],
    [UNNAMED_OPERATOR, 'has not given an email address yet'],
  ])('say where to apply, or that there is no address', (operator, apply) => {
    const words = JSON.stringify(charityMetadata(operator, JULY));
    expect(words).toContain('This month: July 2025');
    expect(words).toContain(apply);
    expect(words).not.toContain('null');
  });

  it('show what we heard, what we changed and how many people told us', () => {
    const entry = { heard: 'The map was slow.', changed: 'It is fast.', people: 3, publishedAt: JULY.toISOString() };
    const words = ['We heard: The map was slow.', 'We changed: It is fast.', '3 people told us.'];
    expect(heardMetadata([{ id: 1, ...entry }]).sections[0]?.paragraphs).toEqual(words);
  });

  it('tell how we decide with each number, small ones not exactly, and where the table is (F11.3)', () => {
    const [nothing] = transparencyMetadata([]).sections;
    expect(nothing?.paragraphs).toContain('Nobody has reported anything in the last two years.');
    const [inShort, quarter] = transparencyMetadata([
      {
        quarter: '2026-Q2',
        reports: [{ reason: 'insult', count: 7 }],
        decisions: [{ act: 'hide', count: null }],
        medianHours: 3,
        appeals: { received: 0, upheld: 0, takenBack: 0 },
      },
    ]).sections;
    expect(inShort?.links).toEqual([{ label: expect.stringContaining('CSV'), href: '/api/transparency/csv' }]);
    expect(quarter?.heading).toBe('April to June 2026');
    expect(quarter?.facts).toMatchObject([
      { term: 'Reports: It insults or threatens people', value: '7' },
      { term: 'Decisions: Hide', value: 'fewer than 5' },
      { term: 'Half of the decisions took less than', value: '4 hours' },
      ...Array<object>(3).fill({ value: '0' }),
    ]);
  });
});
