import type { FeatureFact } from '@waymark/contracts-reviews';
import { hasAll, listedFacts } from './listed-facts';

const fact = (claim: FeatureFact['claim'], agrees = 0, disagrees = 0): FeatureFact => ({
  claim,
  agrees,
  disagrees,
  people: agrees + disagrees,
  newestAnswerAt: null,
});
const words = (...listed: Parameters<typeof listedFacts>) => listedFacts(...listed).map((one) => one.words);

describe('facts of a place in a list', () => {
  it('tell what was asked for first, also that nobody knows it', () =>
    expect(words({ LiftAccess: fact(1, 4) }, [['HearingLoop']], 3)).toEqual([
      'Hearing loop: not known',
      'Lift access: yes, according to 4 people',
    ]));

  it('tell all that was asked for, however few there should be', () =>
    expect(words({ LiftAccess: fact(1), QuietSpaces: fact(1) }, [['HearingLoop'], ['LiftAccess']], 1)).toEqual([
      'Hearing loop: not known',
      'Lift access: yes, not confirmed yet',
    ]));

  it('tell of what one of several features meets only what is known', () => {
    const deaf = [['SignLanguage' as const, 'HearingLoop' as const]];
    expect(words({ HearingLoop: fact(1), LiftAccess: fact(1, 4) }, deaf, 3)).toEqual([
      'Hearing loop: yes, not confirmed yet',
      'Lift access: yes, according to 4 people',
    ]);
    expect(words({ SignLanguage: fact(0), HearingLoop: fact(2) }, deaf, 3)).toEqual([
      'Hearing loop: no, not confirmed yet',
    ]);
    expect(words({}, deaf, 3)).toEqual([]);
  });

  it('say how that is known', () =>
    expect(
      words(
        {
          LiftAccess: fact(2, 1),
          HearingLoop: { ...fact(1), statedBy: 'OpenStreetMap contributors' },
          QuietSpaces: fact(2),
          AccessibleRamps: fact(1, 1, 1),
          AccessibleToilets: { ...fact(0), partly: true },
        },
        [],
        9,
      ),
    ).toEqual([
      'Ramps: 1 says yes, 1 says no',
      'Lift access: no, according to 1 person',
      'Hearing loop: yes, according to OpenStreetMap',
      'Quiet spaces: no, not confirmed yet',
      'Accessible toilets: partly',
    ]));

  it('name a source that alone states what is asked apart from it, and none of what people confirmed', () => {
    const loop = { ...fact(1), statedBy: 'OpenStreetMap contributors' };
    const listed = listedFacts({ HearingLoop: loop, LiftAccess: { ...loop, agrees: 1, people: 1 } }, [], 9);
    expect(listed.map(({ source, short }) => [source, short])).toEqual([
      [undefined, 'Lift access: yes'],
      ['OpenStreetMap', 'Hearing loop: yes'],
    ]);
  });

  it('are few, without unknown features or those that do not apply', () => {
    expect(words({ LiftAccess: fact(0), HearingLoop: fact(3) }, [], 4)).toEqual([]);
    expect(words({ LiftAccess: fact(1), HearingLoop: fact(1), QuietSpaces: fact(1) }, [], 2)).toHaveLength(2);
  });
});

describe('a place that has what was asked for', () => {
  it('is known to have all of it, in part at least; of a hashtag one is enough', () => {
    const facts = { LiftAccess: fact(1), HearingLoop: { ...fact(0), partly: true }, QuietSpaces: fact(2) };
    expect(hasAll(facts, [])).toBe(true);
    expect(hasAll(facts, [['LiftAccess'], ['HearingLoop']])).toBe(true);
    expect(hasAll(facts, [['LiftAccess'], ['QuietSpaces']])).toBe(false);
    expect(hasAll(facts, [['LiftAccess', 'QuietSpaces']])).toBe(true);
    expect(hasAll(facts, [['SignLanguage']])).toBe(false);
    expect(hasAll(facts, [[]])).toBe(false);
  });
});
