import { TestEnvironment } from 'jest-environment-jsdom';
import { patient } from './patient.mjs';

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

/** jsdom with the web platform pieces that it lacks and that react-router and our fetch client use. */
export default class BrowserEnvironment extends patient(TestEnvironment) {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }
}
