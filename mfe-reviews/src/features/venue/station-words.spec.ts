import type { StationFact } from '@waymark/contracts-reviews';
import { stepFreeWords } from './station-words';

const fact = (parts: Partial<StationFact> = {}): StationFact => ({
  feature: 'StepFreeToPlatforms',
  state: 'available',
  people: 0,
  confirmedBy: 0,
  statedBy: 'Deutsche Bahn',
  day: '2025-01-05',
  isCurrent: true,
  ...parts,
});

describe('whether a station is step-free (M14.7e)', () => {
  it('is unknown without data', () => expect(stepFreeWords([])).toEqual(['We do not know if it is step-free.']));

  it('is shown with source and date', () => {
    expect(stepFreeWords([fact()])).toEqual([
      'It is step-free to the platforms (stated by Deutsche Bahn, Jan 5, 2025).',
    ]);
    expect(stepFreeWords([fact({ statedBy: null, day: null, state: 'not-available' })])).toEqual([
      'It is not step-free to the platforms (stated by the station).',
    ]);
  });

  it('counts people before lists', () => {
    const said = (people: number, confirmedBy: number, state: StationFact['state'] = 'available') =>
      stepFreeWords([fact({ people, confirmedBy, state, day: '2026-11-03' })])[0];
    expect(said(1, 1)).toBe('It is step-free to the platforms (1 person says so, Nov 3, 2026).');
    expect(said(4, 3)).toBe('It is step-free to the platforms (3 of 4 people say so, latest Nov 3, 2026).');
    expect(said(4, 0, 'disagree')).toBe(
      'People disagree about whether it is step-free to the platforms (4 answers, latest Nov 3, 2026).',
    );
  });

  it('goes to the trains first, and says how far one gets where it does not go so far', () => {
    const toTrains = fact({ feature: 'StepFreeToTrains' });
    expect(stepFreeWords([toTrains, fact()])).toHaveLength(1);
    expect(stepFreeWords([{ ...toTrains, state: 'partly' }, fact()])).toEqual([
      'It is partly step-free to the trains (stated by Deutsche Bahn, Jan 5, 2025).',
      'It is step-free to the platforms (stated by Deutsche Bahn, Jan 5, 2025).',
    ]);
  });

  it('warns about old answers', () =>
    expect(stepFreeWords([fact({ day: '2012-05-01', isCurrent: false })])[0]).toMatch(
      /May 1, 2012\)\. This is from 2012 and may have changed\. Ask before you go\.$/,
    ));
});
