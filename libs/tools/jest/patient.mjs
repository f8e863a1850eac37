/** A test's time is only there to end one that hangs: on a loaded machine a slow one is no failure. */
const LEAST_MS = 240_000;

/** An environment in which no test or hook has less time than that, whatever it says itself. */
export const patient = (Environment) =>
  class extends Environment {
    async handleTestEvent(event, state) {
      await super.handleTestEvent?.(event, state);
      const started = event.name === 'test_start' ? event.test : event.name === 'hook_start' ? event.hook : null;
      if (started) started.timeout = Math.max(started.timeout ?? state.testTimeout, LEAST_MS);
    }
  };
