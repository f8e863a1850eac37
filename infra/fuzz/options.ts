import { parseArgs } from 'node:util';

export interface FuzzOptions {
  seed: number;
  requests: number;
  /** No request starts after this many seconds. */
  seconds: number;
  /** Numbers of the requests to repeat and show; empty for a whole run. */
  only: readonly number[];
}

const FULL = { requests: 18_000, seconds: 900 };
const SHORT = { requests: 4_000, seconds: 60 };

/**
 * Parses `--seed`, `--requests`, `--seconds`, `--only 12,15`, `--short` (the form of CI). Throws when a value is not a
 * number. `part` is the share of slices that is tested; it scales the number of requests, so each path gets as many.
 */
export function fuzzOptions(args: readonly string[], part = 1): FuzzOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: '1' },
      requests: { type: 'string' },
      seconds: { type: 'string' },
      only: { type: 'string', default: '' },
      short: { type: 'boolean', default: false },
    },
  });
  const form = values.short ? SHORT : FULL;
  return {
    seed: whole('seed', values.seed),
    requests: whole('requests', values.requests ?? String(Math.ceil(form.requests * part))),
    seconds: whole('seconds', values.seconds ?? String(form.seconds)),
    only: values.only
      .split(',')
      .filter(Boolean)
      .map((one) => whole('only', one)),
  };
}

function whole(name: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(number)) throw new Error(`--${name} takes a whole number.`);
  return number;
}
