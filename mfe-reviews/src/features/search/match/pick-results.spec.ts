import type { MatchVerdict, VenueMatch } from '@waymark/contracts-reviews';
import { AS_FOUND, groupWithNeeds, pickResults, SHOW } from './pick-results';

const VERDICTS: Record<string, MatchVerdict> = {
  y: 'meets',
  p: 'partly',
  n: 'does-not-meet',
  '?': 'unknown',
  '-': 'does-not-apply',
};

/** Places as their verdicts, "yn?": the id is the place in the list. */
function pick(places: string[], choice: Partial<typeof AS_FOUND> = {}) {
  const matches = new Map<number, VenueMatch>();
  places.forEach((letters, venueId) => {
    if (letters === 'no facts') return;
    const needs = [...letters].map((letter) => ({ label: letter, verdict: VERDICTS[letter] ?? 'unknown' }));
    matches.set(venueId, { venueId, summary: '', needs });
  });
  const { shown, notMet, notKnown, partly } = pickResults(
    places.map((_, id) => ({ id })),
    matches,
    { ...AS_FOUND, ...choice },
  );
  return { shown: shown.map(({ id }) => places[id]), notMet, notKnown, partly };
}

describe('places of a search by their match (A10.67)', () => {
  it('are all there in the order of the search until somebody chooses', () => {
    expect(pick(['n', '?', 'y'])).toEqual({ shown: ['n', '?', 'y'], notMet: 0, notKnown: 0, partly: 0 });
  });

  it('that meet all needs are only those known to: neither unknown nor what does not apply counts as met', () => {
    expect(pick(['yy', 'y?', 'yn', '??', 'y-', 'n?', 'no facts'], { show: 'all-met' })).toEqual({
      shown: ['yy'],
      notMet: 2,
      notKnown: 4,
      partly: 0,
    });
  });

  it('that meet a need in part are counted apart from those of which not enough is known', () => {
    expect(pick(['yy', 'yp', 'p?', 'pn'], { show: 'all-met' })).toEqual({
      shown: ['yy'],
      notMet: 1,
      notKnown: 1,
      partly: 1,
    });
  });

  it('that do not meet a need can be hidden; unknown ones stay', () => {
    expect(pick(['yy', 'y?', 'yn', '??', 'no facts'], { show: 'none-unmet' })).toEqual({
      shown: ['yy', 'y?', '??', 'no facts'],
      notMet: 1,
      notKnown: 0,
      partly: 0,
    });
  });

  it('stand group by group: met in full or in part, nobody has said, not met; in each most met first', () => {
    expect(pick(['yyn', '???', 'yy?', 'nn?', 'yyy', 'y??', 'yy-'], { order: 'match' }).shown).toEqual([
      'yyy',
      'yy?',
      'yy-',
      'y??',
      '???',
      'yyn',
      'nn?',
    ]);
  });

  it('are in the groups of a search, with what was typed as one need more', () => {
    const needs = (onlyStated: boolean, verdict: MatchVerdict = 'meets') => ({
      venueId: 1,
      summary: '',
      needs: [{ label: 'Lift access', verdict, onlyStated }],
    });
    expect(groupWithNeeds({ id: 1, group: 'confirmed' }, needs(false))).toBe('confirmed');
    expect(groupWithNeeds({ id: 1 }, needs(true))).toBe('stated');
    expect(groupWithNeeds({ id: 1, group: 'unknown' }, needs(false))).toBe('stated');
    expect(groupWithNeeds({ id: 1, group: 'no' }, needs(false))).toBe('no');
    expect(groupWithNeeds({ id: 1 }, needs(false, 'does-not-apply'))).toBe('unknown');
  });

  it('are shown or hidden, each once', () => {
    const places = ['yy', 'yp', 'y?', 'yn', '??', 'nn', '--', 'no facts'];
    for (const show of SHOW) {
      const { shown, notMet, notKnown, partly } = pick(places, { show });
      expect(shown.length + notMet + notKnown + partly).toBe(places.length);
    }
  });
});
