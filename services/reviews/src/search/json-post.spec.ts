import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { jsonPost } from './json-post';
import { waitFor } from './patience';

const SILENT_MS = 1_000;
/** An index in the memory that both threads share. */
const [RECEIVED, BLOCKED, ANSWERED] = [0, 1, 2];

/** Answers on a thread of its own, once this one does nothing else any more. */
const SERVER = `
  const { createServer } = require('node:http');
  const { parentPort, workerData: flags } = require('node:worker_threads');
  const set = (flag) => { Atomics.store(flags, flag, 1); Atomics.notify(flags, flag); };
  const server = createServer((request, response) => {
    set(${RECEIVED});
    Atomics.wait(flags, ${BLOCKED}, 0);
    response.on('finish', () => set(${ANSWERED}));
    response.end('{"found":true}');
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`;

describe('a question to the search server', () => {
  it('has the answer that came while this process was too busy to read it, however long that was', async () => {
    const flags = new Int32Array(new SharedArrayBuffer(12));
    const worker = new Worker(SERVER, { eval: true, workerData: flags });
    const port = await new Promise((resolve) => worker.once('message', resolve));
    const stop = new AbortController();
    const answer = jsonPost(new URL(`http://127.0.0.1:${port}/`), 'key', {}, stop.signal);
    answer.catch(() => undefined);
    while (!Atomics.load(flags, RECEIVED)) await turn();
    const { signal, end } = waitFor(() => 0, { silent: SILENT_MS, longest: 60_000 });
    signal.addEventListener('abort', () => stop.abort());
    try {
      Atomics.store(flags, BLOCKED, 1);
      Atomics.notify(flags, BLOCKED);
      Atomics.wait(flags, ANSWERED, 0);
      Atomics.wait(flags, BLOCKED, 1, 2 * SILENT_MS);
      expect(await answer).toEqual({ found: true });
    } finally {
      end();
      await worker.terminate();
    }
  });
});
