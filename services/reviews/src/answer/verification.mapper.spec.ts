import { toVerification } from './verification.mapper';

const row = { feature: 'LiftAccess', agrees: 2, disagrees: 1, newest: '2024-01-05T10:00:00+00:00', own: 1 } as const;

describe('toVerification', () => {
  it('rounds the percentage of people who agree and says how many they are (S5.25)', () =>
    expect(toVerification(1, row, undefined)).toEqual({
      claim: 1,
      agrees: 2,
      disagrees: 1,
      people: 3,
      percentage: 67,
      newestAnswerAt: '2024-01-05T10:00:00.000Z',
    }));

  it('has no percentage and no date when nobody answered', () =>
    expect(toVerification(0, undefined, 0)).toEqual({
      claim: 0,
      agrees: 0,
      disagrees: 0,
      people: 0,
      percentage: null,
      newestAnswerAt: null,
      ownAnswer: 0,
    }));

  it('never counts answers about what does not apply here', () =>
    expect(toVerification(3, row, undefined)).toMatchObject({
      claim: 3,
      people: 0,
      percentage: null,
      newestAnswerAt: null,
    }));

  it('keeps the own answer from visitors', () =>
    expect(toVerification(1, row, undefined)).not.toHaveProperty('ownAnswer'));
});
