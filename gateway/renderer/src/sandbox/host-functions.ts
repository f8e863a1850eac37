import { inspect } from 'node:util';

/**
 * The only functions of this process that slice code can reach, and only through the wrappers in web-platform.ts. Only
 * strings, numbers and bytes of the sandbox may cross, and nothing may throw: one of our objects would lead to all
 * others.
 */
export interface HostFunctions {
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  /** Returns the parts of a URL as JSON, or an empty string when the URL is invalid. */
  parseUrl(href: string, base: string | undefined): string;
  /** Writes UTF-8 into bytes of the sandbox and returns the number of bytes written. */
  encode(text: string, into: Uint8Array): number;
  decode(bytes: Uint8Array): string;
  log(text: string): void;
}

/** Calls `failed` with the error when a timer callback of slice code throws. */
export function hostFunctions(failed: (reason: string) => void, log: (text: string) => void): HostFunctions {
  const timers = new Map<number, NodeJS.Timeout>();
  const encoder = new TextEncoder();
  let last = 0;
  const run = (work: () => void) => {
    try {
      work();
    } catch (error) {
      failed(inspect(error));
    }
  };
  return {
    later: (work, ms) => {
      last += 1;
      const timer = last;
      const fire = () => {
        timers.delete(timer);
        run(work);
      };
      timers.set(timer, setTimeout(fire, ms));
      return timer;
    },
    cancel: (timer) => {
      clearTimeout(timers.get(timer));
      timers.delete(timer);
    },
    parseUrl: (href, base) => {
      if (!URL.canParse(href, base)) return '';
      const { origin, protocol, host, hostname, port, pathname, search, hash, href: full } = new URL(href, base);
      return JSON.stringify({ origin, protocol, host, hostname, port, pathname, search, hash, href: full });
    },
    encode: (text, into) => encoder.encodeInto(text, into).written,
    decode: (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(),
    log,
  };
}
