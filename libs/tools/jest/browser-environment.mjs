// Must be first: it changes modules that jsdom loads.
import './quick-styles.mjs';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Only ends tests that hang: on a loaded machine a slow test is no failure. */
const LEAST_MS = 240_000;

const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'BroadcastChannel',
  'AbortController',
  'AbortSignal',
];

/** jsdom with the web APIs that it lacks and that react-router and our fetch client use. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
  async handleTestEvent(event, state) {
    await super.handleTestEvent?.(event, state);
    const started = event.name === 'test_start' ? event.test : event.name === 'hook_start' ? event.hook : null;
    if (started) started.timeout = Math.max(started.timeout ?? state.testTimeout, LEAST_MS);
  }
}
