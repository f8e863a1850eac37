import { install } from '@sinonjs/fake-timers';
import { waitFor } from './patience';

const PATIENCE = { silent: 500, longest: 1_200 };

describe('waiting for the search server', () => {
  let clock: ReturnType<typeof install>;
  let answers = 0;
  beforeEach(() => (clock = install()));
  afterEach(() => clock.uninstall());
  const waiting = () => waitFor(() => answers, PATIENCE);

  it('ends when nobody had an answer for so long', () => {
    const { signal } = waiting();
    clock.tick(499);
    expect(signal.aborted).toBe(false);
    clock.tick(1);
    expect(signal.aborted).toBe(true);
  });

  it('goes on while others have theirs, but not for ever', () => {
    const { signal } = waiting();
    for (let at = 0; at < 1_100; at += 100) {
      clock.tick(100);
      answers += 1;
      expect(signal.aborted).toBe(false);
    }
    clock.tick(100);
    expect(signal.aborted).toBe(true);
  });

  it('ends so long after the last answer of a server that hangs from then on', () => {
    const { signal } = waiting();
    clock.tick(100);
    answers += 1;
    clock.tick(549);
    expect(signal.aborted).toBe(false);
    clock.tick(1);
    expect(signal.aborted).toBe(true);
  });

  it('aborts nothing once it has ended', () => {
    const { signal, end } = waiting();
    end();
    clock.tick(5_000);
    expect(signal.aborted).toBe(false);
  });
});
