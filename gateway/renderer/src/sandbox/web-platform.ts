import type { HostFunctions } from './host-functions';

/**
 * Runs inside the sandbox from its own source text, so it cannot refer to anything outside itself. Creates the parts
 * of the web platform that React, the router and pages use during rendering. It offers no network, storage or
 * document.
 */
export function webPlatform(host: HostFunctions): void {
  const toText = String;
  const started = Date.now();

  class URLSearchParams {
    #pairs: [string, string][] = [];

    constructor(init: string | Iterable<[string, string]> | Record<string, string> = '') {
      if (typeof init === 'string') this.#pairs = parseQuery(init);
      else {
        const pairs = Symbol.iterator in Object(init) ? (init as Iterable<[string, string]>) : Object.entries(init);
        for (const [name, value] of pairs) this.append(name, value);
      }
    }
    get size() {
      return this.#pairs.length;
    }
    append(name: string, value: string) {
      this.#pairs.push([toText(name), toText(value)]);
    }
    delete(name: string) {
      this.#pairs = this.#pairs.filter(([known]) => known !== name);
    }
    get(name: string) {
      return this.getAll(name)[0] ?? null;
    }
    getAll(name: string) {
      return this.#pairs.filter(([known]) => known === name).map(([, value]) => value);
    }
    has(name: string) {
      return this.getAll(name).length > 0;
    }
    set(name: string, value: string) {
      const at = this.#pairs.findIndex(([known]) => known === name);
      const others = this.#pairs.filter(([known], index) => known !== name || index === at);
      if (at < 0) others.push([toText(name), toText(value)]);
      else others[others.findIndex(([known]) => known === name)] = [toText(name), toText(value)];
      this.#pairs = others;
    }
    sort() {
      this.#pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    }
    forEach(callback: (value: string, name: string, params: URLSearchParams) => void) {
      for (const [name, value] of this.#pairs) callback(value, name, this);
    }
    entries() {
      return this.#pairs.map(([name, value]) => [name, value] as [string, string])[Symbol.iterator]();
    }
    keys() {
      return this.#pairs.map(([name]) => name)[Symbol.iterator]();
    }
    values() {
      return this.#pairs.map(([, value]) => value)[Symbol.iterator]();
    }
    [Symbol.iterator]() {
      return this.entries();
    }
    toString() {
      return this.#pairs.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
    }
  }

  const parseQuery = (text: string) =>
    text
      .replace(/^\?/, '')
      .split('&')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const [name = '', ...rest] = part.split('=');
        return [unescaped(name), unescaped(rest.join('='))];
      });

  function unescaped(text: string): string {
    const spaced = text.replaceAll('+', ' ');
    try {
      return decodeURIComponent(spaced);
    } catch {
      return spaced;
    }
  }

  const escaped = (text: string) =>
    encodeURIComponent(text)
      .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll('%20', '+');

  interface UrlParts {
    href: string;
    search: string;
  }

  /** Read-only: no rendered code changes a URL in place. */
  class URL {
    constructor(href: unknown, base?: unknown) {
      const parts = host.parseUrl(toText(href), base === undefined ? undefined : toText(base));
      if (parts === '') throw new TypeError('Invalid URL');
      Object.assign(this, JSON.parse(parts));
      Object.freeze(this);
    }
    static canParse(href: unknown, base?: unknown) {
      return host.parseUrl(toText(href), base === undefined ? undefined : toText(base)) !== '';
    }
    get searchParams() {
      return new URLSearchParams((this as unknown as UrlParts).search);
    }
    toString() {
      return (this as unknown as UrlParts).href;
    }
    toJSON() {
      return this.toString();
    }
  }

  class AbortSignal {
    aborted = false;
    reason: unknown = undefined;
    #listeners = new Set<() => void>();

    addEventListener(_type: string, listener: () => void) {
      this.#listeners.add(listener);
    }
    removeEventListener(_type: string, listener: () => void) {
      this.#listeners.delete(listener);
    }
    throwIfAborted() {
      if (this.aborted) throw this.reason;
    }
    static end(signal: AbortSignal, reason: unknown) {
      if (signal.aborted) return;
      signal.aborted = true;
      signal.reason = reason;
      for (const listener of signal.#listeners) listener();
    }
  }
  const endSignal = AbortSignal.end;

  class AbortController {
    signal = new AbortSignal();
    abort(reason: unknown = new Error('This operation was aborted')) {
      endSignal(this.signal, reason);
    }
  }

  class TextEncoder {
    encode(text: unknown = '') {
      const plain = toText(text);
      const bytes = new Uint8Array(plain.length * 3);
      return bytes.subarray(0, host.encode(plain, bytes));
    }
  }

  interface Source {
    pull(controller: { enqueue(chunk: Uint8Array): void; close(): void; error(reason: unknown): void }): void;
  }

  /** A stream with only what React's rendering needs: one reader reads it once, to its end. */
  class ReadableStream {
    #source: Source;
    constructor(source: Source) {
      this.#source = source;
    }
    static text(stream: ReadableStream): Promise<string> {
      return new Promise((resolve, reject) => {
        let text = '';
        stream.#source.pull({
          enqueue: (chunk) => void (text += host.decode(chunk)),
          close: () => resolve(text),
          error: reject,
        });
      });
    }
  }
  const textOf = ReadableStream.text;

  class Response {
    status: number;
    headers: { get(name: string): string | null };
    #body: string | ReadableStream;

    constructor(body: string | ReadableStream, init: { status?: number; headers?: Record<string, string> } = {}) {
      const { status = 200, headers = {} } = init;
      this.#body = body;
      this.status = status;
      this.headers = { get: (name) => headers[name.toLowerCase()] ?? null };
    }
    get ok() {
      return this.status >= 200 && this.status < 300;
    }
    async text() {
      return typeof this.#body === 'string' ? this.#body : textOf(this.#body);
    }
    async json() {
      return JSON.parse(await this.text()) as unknown;
    }
    clone() {
      return this;
    }
  }

  const say = (...words: unknown[]) => host.log(words.map((word) => toText(word)).join(' '));
  const nothing = () => undefined;

  Object.assign(globalThis, {
    URL,
    URLSearchParams,
    AbortController,
    AbortSignal,
    TextEncoder,
    ReadableStream,
    Response,
    FormData: class FormData {},
    console: { log: nothing, info: nothing, debug: nothing, warn: say, error: say },
    performance: { now: () => Date.now() - started },
    queueMicrotask: (work: () => void) => void Promise.resolve().then(work),
    setTimeout: (work: () => void, ms = 0, ...values: never[]) =>
      host.later(() => void (work as (...given: never[]) => void)(...values), Number(ms)),
    clearTimeout: (timer: unknown) => host.cancel(Number(timer)),
  });
  for (const name of ['WebAssembly', 'SharedArrayBuffer', 'Atomics'])
    delete (globalThis as Record<string, unknown>)[name];
}
