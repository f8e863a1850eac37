import { headStart, type Weight } from './case-order';

const of = (weight: Partial<Weight>) =>
  headStart({ reasons: [], signals: [], voices: 1, isAppealed: false, trust: null, ...weight });

describe('which case comes first (F6.1, F8.5)', () => {
  it('is the one by which somebody can come to harm, before what is only wrong', () => {
    expect(of({ reasons: ['dangerous'] })).toBeGreaterThan(of({ reasons: ['insult', 'false-fact'] }));
    expect(of({ reasons: ['insult'] })).toBeGreaterThan(of({ reasons: ['out-of-date'] }));
  });

  it('is of two alike the one that more people reported, until a crowd of eleven', () => {
    expect(of({ voices: 3 })).toBeGreaterThan(of({ voices: 2 }));
    expect(of({ voices: 100 })).toBe(of({ voices: 11 }));
  });

  it('a hundred voices about a trifle do not overtake a danger', () =>
    expect(of({ reasons: ['other'], voices: 100 })).toBeLessThan(of({ reasons: ['dangerous'] })));

  it('is an appeal before a report of the same reason', () =>
    expect(of({ reasons: ['insult'], isAppealed: true })).toBeGreaterThan(of({ reasons: ['insult'] })));

  it('takes a signal of a program for less than a report of a person', () =>
    expect(of({ signals: ['obscenity'], voices: 0 })).toBeLessThan(of({ reasons: ['insult'] })));

  it('puts first, of equal cases, authors whom others often corrected, and last those whom others confirmed', () => {
    const hours = (['low', 'none', 'middle', 'high'] as const).map((trust) => of({ reasons: ['insult'], trust }));
    expect(hours).toEqual([...hours].sort((a, b) => b - a));
    expect(new Set(hours).size).toBe(4);
    expect(of({ reasons: ['dangerous'], trust: 'high' })).toBeGreaterThan(of({ reasons: ['insult'], trust: 'low' }));
  });
});
