import { giveToAll, startCanary, rollBack, type Staged } from './staged';

type Build = { version: string };
const zero = { version: 'zero' };
const one = { version: 'one' };
const two = { version: 'two' };
const three = { version: 'three' };
const live: Staged<Build> = { state: 'live', stable: two, previous: one };

describe('a release', () => {
  it('reaches everyone when it is the first one, whatever the weight', () => {
    expect(startCanary<Build>(null, one, 5)).toEqual({ state: 'live', stable: one });
  });

  it('begins beside the stable build', () => {
    expect(startCanary(live, three, 5)).toEqual({ ...live, canary: { build: three, weight: 5 } });
  });

  it('takes the place of a canary that was there', () => {
    expect(startCanary(startCanary(live, one, 50), three, 5).canary).toEqual({ build: three, weight: 5 });
  });

  it('ends as the stable build with the one before to go back to, and no canary (R1.33)', () => {
    const everyone = { state: 'live', stable: three, previous: two };
    expect(giveToAll(startCanary(live, three, 5), three)).toEqual(everyone);
    expect(startCanary(live, three, 100)).toEqual(everyone);
  });

  it('keeps the build to go back to when the same one is published twice', () => {
    expect(giveToAll(live, two)).toEqual(live);
  });

  it('leaves a part that was switched off switched off', () => {
    expect(giveToAll({ ...live, state: 'killed' }, three).state).toBe('killed');
  });
});

/** Builds before `previous`, and versions that gateways took back. */
const past = (older: Build[], ...withdrawn: string[]) => ({
  older,
  isWithdrawn: (version: string) => withdrawn.includes(version),
});

describe('a rollback', () => {
  it('drops a canary and touches nothing else', () => {
    expect(rollBack(startCanary(live, three, 5))).toEqual(live);
  });

  it('goes to the build before', () => {
    expect(rollBack(live)).toEqual({ state: 'live', stable: one });
  });

  it('never returns to the withdrawn build when run twice', () => {
    const back = rollBack(giveToAll(live, three), past([one]));
    expect(back).toEqual({ state: 'live', stable: two, previous: one });
    expect(rollBack(back).stable).toBe(one);
  });

  it('reports that there is no previous build', () => {
    expect(() => rollBack<Build>({ state: 'live', stable: one })).toThrow('one is the first build');
  });

  it('skips withdrawn builds, which nobody would get', () => {
    const everyone = giveToAll(live, three);
    expect(rollBack(everyone, past([one, zero], 'two'))).toEqual({ state: 'live', stable: one, previous: zero });
    expect(rollBack(everyone, past([one, zero], 'two', 'one'))).toEqual({ state: 'live', stable: zero });
    expect(rollBack(everyone, past([one, zero], 'one'))).toEqual({ state: 'live', stable: two, previous: zero });
  });

  it('of a canary skips a withdrawn stable build', () => {
    expect(rollBack(startCanary(live, three, 5), past([zero], 'two'))).toEqual({
      state: 'live',
      stable: one,
      previous: zero,
    });
    expect(rollBack(startCanary(live, three, 5), past([], 'one'))).toEqual(live);
  });

  it('lists the remaining builds when all possible targets are withdrawn (R1.59)', () => {
    expect(() => rollBack(live, past([zero], 'one', 'zero'))).toThrow(
      'Gateways took back every build before because it failed in browsers (one, zero): what is left is two.',
    );
    expect(() => rollBack(startCanary(live, three, 5), past([], 'two', 'one'))).toThrow(
      '(one): what is left is three.',
    );
    expect(() => rollBack(live, past([], 'two', 'one'))).toThrow('(one): none is left.');
  });
});
