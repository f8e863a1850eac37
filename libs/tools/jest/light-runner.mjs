import { createRunner } from 'jest-light-runner';
import { CLOSED, NO_FURTHER_SPEC } from './worker-end.mjs';

const RUNTIME = 'child_process';
const ASKS = 'jest-light-runner-get-worker-data';
const Runner = createRunner({ runtime: RUNTIME });

/**
 * jest-light-runner (0.7.13) sends the configuration to all workers once, when the first asks. On a busy machine, a
 * worker that does not listen yet waits for ever, and the run with it. Here each gets it when it asks.
 */
export default class LightRunner extends Runner {
  answered = new Set();
  /** Workers that have run a spec. With fewer specs than workers, the others load nothing and would never respond. */
  begun = new Set();

  /**
   * With one worker, jest-light-runner would run all projects in this process, the second with the configuration of
   * the first, and end with an error.
   */
  constructor(...all) {
    super(...all);
    this._runtime = RUNTIME;
  }

  async runTests(...all) {
    await super.runTests(...all);
    await Promise.all([...this.begun].map(end));
  }

  _runTest(test) {
    const run = super._runTest(test);
    for (const [projectConfig, { pool }] of this._testRunners)
      for (const { process } of pool.threads ?? []) this.answer(process, projectConfig);
    return run;
  }

  answer(worker, projectConfig) {
    if (!worker || this.answered.has(worker)) return;
    this.answered.add(worker);
    const workerData = { globalConfig: this._globalConfig, projectConfig, runtime: RUNTIME };
    worker.on('message', (message) => {
      if (message !== ASKS) return;
      this.begun.add(worker);
      worker.send({ type: 'jest-light-runner-worker-data', workerData });
    });
  }
}

/** Lets a worker close its shared resources before jest stops the servers. */
async function end(worker) {
  if (!worker.connected) return;
  const closed = new Promise((resolve) => {
    worker.on('message', (message) => message === CLOSED && resolve());
    worker.once('exit', resolve);
  });
  worker.send(NO_FURTHER_SPEC, () => undefined);
  await closed;
}
