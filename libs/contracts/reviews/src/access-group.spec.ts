import { accessGroup, wishState, type WishState } from './access-group';

const fact = (claim: 0 | 1 | 2 | 3, agrees = 0, disagrees = 0) => ({
  claim,
  agrees,
  disagrees,
  people: agrees + disagrees,
  newestAnswerAt: null,
});

describe('what is known of one wish', () => {
  it.each<[WishState, Parameters<typeof wishState>[0]]>([
    ['confirmed', { LiftAccess: fact(1, 2) }],
    ['confirmed', { LiftAccess: fact(2), StepFreeAccess: fact(0, 1) }],
    ['stated', { LiftAccess: fact(1) }],
    ['partly', { LiftAccess: { ...fact(0), partly: true } }],
    ['partly', { LiftAccess: fact(1, 1, 1) }],
    ['partly', { LiftAccess: fact(2), StepFreeAccess: fact(1, 1, 1) }],
    ['no', { LiftAccess: fact(2) }],
    ['unknown', { LiftAccess: fact(3) }],
    ['unknown', {}],
  ])('is %s with %j', (state, facts) => expect(wishState(facts, ['LiftAccess', 'StepFreeAccess'])).toBe(state));
});

describe('the group of a place', () => {
  it.each<[string, WishState[]]>([
    ['confirmed', ['confirmed', 'confirmed']],
    ['stated', ['confirmed', 'stated']],
    ['stated', ['confirmed', 'unknown']],
    ['unknown', ['unknown', 'unknown']],
    ['unknown', []],
    ['no', ['confirmed', 'no']],
  ])('is %s with %j', (group, states) => expect(accessGroup(states)).toBe(group));
});
