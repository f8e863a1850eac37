import { connectionState } from './connection-state';

describe('connectionState (S9.13)', () => {
  it('is online while the last good answer is at most 60 s old', () => {
    expect(connectionState(true, 0, 60_000).state).toBe('online');
  });

  it('is unstable after that, and says for how long', () => {
    expect(connectionState(true, 0, 60_500)).toEqual({ state: 'unstable', secondsSince: 61 });
  });

  it('is offline when the browser says so, however fresh the last answer', () => {
    expect(connectionState(false, 0, 10).state).toBe('offline');
  });
});
