import { inspect } from 'node:util';

/**
 * What the code of slices can reach of this process, through wrappers of web-platform.ts alone. Only texts, numbers and bytes
 * of the sandbox's own pass, and nothing throws: an object of ours would lead to all others.
 */
export interface HostFunctions {
  later(run: () => void, ms: number): number;
  cancel(timer: number): void;
  /** The parts of an address as JSON; empty when it is none. */
  parseUrl(href: string, base: string | undefined): string;
  /** Writes UTF-8 into bytes of the sandbox. Returns how many. */
  encode(text: string, into: Uint8Array): number;
  decode(bytes: Uint8Array): string;
  log(text: string): void;
}

/** `failed` is called with what a timer of slice code threw. */
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
