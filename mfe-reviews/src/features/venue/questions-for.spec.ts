import { sampleVenue } from '../../test-support/samples';
import { questionsFor } from './ask-three';

describe('the three questions about a place', () => {
  it('are what is asked for most in such a place and nobody knows', () => {
    expect(questionsFor(sampleVenue({ category: 'hotel' }), [])).toEqual([
      'WheelchairAccess',
      'AccessibleRooms',
      'DisabledParking',
    ]);
    expect(questionsFor(sampleVenue(), [])[0]).toBe('StepFreeToPlatforms');
  });

  it('begin with what the reader needs, if it is asked of such a place and not known', () => {
    const wanted = ['HearingLoop', 'StepFreeToTrains', 'QuietSpaces'] as const;
    expect(questionsFor(sampleVenue({ category: 'hotel' }), wanted)).toEqual([
      'QuietSpaces',
      'WheelchairAccess',
      'AccessibleRooms',
    ]);
  });

  it('are others the next time', () => {
    const venue = sampleVenue({ category: 'hotel' });
    const first = questionsFor(venue, []);
    expect(questionsFor(venue, [], first).some((feature) => first.includes(feature))).toBe(false);
  });
});
