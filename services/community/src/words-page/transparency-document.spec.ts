import type { Quarter } from '@waymark/contracts-community';
import { transparencyDocument } from './transparency-document';

const QUARTER: Quarter = {
  quarter: '2026-Q2',
  reports: [{ reason: 'insult', count: 7 }],
  decisions: [{ act: 'hide', count: null }],
  medianHours: 3,
  appeals: { received: 0, upheld: 0, takenBack: 0 },
};

describe('how we decide, without JavaScript', () => {
  it('tells each number, small ones not exactly, and where the table is', () => {
    const [inShort, quarter] = transparencyDocument([QUARTER]).sections;
    expect(inShort?.links).toEqual([{ label: expect.stringContaining('CSV'), href: '/api/transparency/csv' }]);
    expect(quarter?.heading).toBe('April to June 2026');
    expect(quarter?.facts).toEqual(
      expect.arrayContaining([
        { term: 'Reports: It insults or threatens people', value: '7' },
        { term: 'Decisions: Hide', value: 'fewer than 5' },
        { term: 'Half of the decisions took less than', value: '4 hours' },
      ]),
    );
  });
});
