import { register } from 'node:module';
import { CLOSED, NO_FURTHER_SPEC } from './worker-end.mjs';

const LONGEST_MS = 600_000;
const EVERY_MS = 10_000;

// Runs once in each worker: all later specs share the loaded modules.
process.setSourceMapsEnabled(true);
register('./typescript-hooks.mjs', import.meta.url);

process.on('message', (message) => {
  if (message !== NO_FURTHER_SPEC) return;
  void Promise.resolve(globalThis.waymarkEndShared?.())
    .catch((error) => console.error(error))
    .finally(() => process.send?.(CLOSED));
});

let [current, since] = [undefined, Date.now()];

// The runner does not stop a test that hangs. A spec that runs this long ends its worker and fails by name.
setInterval(() => {
  const { testPath } = globalThis.expect?.getState() ?? {};
  if (testPath !== current) [current, since] = [testPath, Date.now()];
  else if (Date.now() - since > LONGEST_MS) throw new Error(`${testPath} has run for ${LONGEST_MS / 1000} seconds`);
}, EVERY_MS).unref();
