import { isDecided, otherProblem, type Place } from './place-rules';

const place = (more: Partial<Place> = {}): Place => ({
  id: 1,
  status: null,
  isOffItsList: false,
  isListedSince: false,
  ...more,
});

describe('the other place of a report', () => {
  it.each([
    ['closed', null, null, null],
    ['closed', 2, place({ id: 2 }), 'Name another place only if this one has moved or is listed twice.'],
    ['open', 2, place({ id: 2 }), 'Name another place only if this one has moved or is listed twice.'],
    ['moved', null, null, null],
    ['moved', 2, place({ id: 2 }), null],
    ['double', null, null, 'Say which place it is the same as.'],
    ['double', 1, place(), 'This is the same page. Choose the other one.'],
    ['double', 9, null, 'We could not find the other place.'],
    [
      'moved',
      2,
      place({ id: 2, status: 'moved' }),
      'That place has itself closed or moved. Choose the one where it is now.',
    ],
  ] as const)('%s, other %s', (what, otherId, other, expected) => {
    expect(otherProblem(what, 1, otherId, other)).toBe(expected);
  });
});

describe('the decision about a place', () => {
  const alone = { people: 1, isStaff: false };

  it('takes two members, or staff', () => {
    expect(isDecided('closed', place(), alone)).toBe(false);
    expect(isDecided('closed', place(), { people: 2, isStaff: false })).toBe(true);
    expect(isDecided('double', place(), { people: 1, isStaff: true })).toBe(true);
  });

  it('needs one member if a newer list agrees', () => {
    expect(isDecided('closed', place({ isOffItsList: true }), alone)).toBe(true);
    expect(isDecided('open', place({ isOffItsList: true }), alone)).toBe(false);
    expect(isDecided('open', place({ isListedSince: true }), alone)).toBe(true);
  });
});
