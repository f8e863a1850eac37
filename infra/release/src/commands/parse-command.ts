import { parseArgs } from 'node:util';
import { Refusal } from '../refusal';
import type { ReleaseOptions } from '../steps/release-context';

export type Verb = 'status' | 'history' | 'rollback' | 'kill' | 'revive';

export interface Command {
  verb: 'release' | Verb;
  environment: 'local' | 'production';
  /** Data folder of a local platform. */
  data?: string;
  options: ReleaseOptions;
}

export const USAGE = `Usage: npm run release -- <slice> [--weight 5] [--only remote|service] [--hold] [--again] [--watch <seconds>]
           [--loads <of visitors, 20>] [--without-browser]
       npm run release -- status
       npm run release -- history <slice>
       npm run release -- rollback <slice> [--only remote|service]
       npm run release -- kill <slice>
       npm run release -- revive <slice>
Everywhere: --env local|production (local), --data <folder of a local platform>`;

const VERBS: readonly string[] = ['status', 'history', 'rollback', 'kill', 'revive'] satisfies Verb[];
const SLICE = /^[a-z]+$/;

/** Parses the command line; rejects what it does not understand. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = read(args);
  const [first = '', second, ...rest] = positionals;
  const verb = VERBS.includes(first) ? (first as Verb) : 'release';
  const slice = verb === 'release' ? first : (second ?? '');
  const extra = verb === 'release' || verb === 'status' ? [second, ...rest].filter((word) => word !== undefined) : rest;
  if (extra.length > 0) throw new Refusal(`"${extra.join(' ')}" is not understood.\n${USAGE}`);
  if (verb !== 'status' && !SLICE.test(slice))
    throw new Refusal(slice === '' ? USAGE : `"${slice}" is no name of a slice.\n${USAGE}`);
  const environment = oneOf('env', values.env ?? 'local', ['local', 'production'] as const);
  return { verb, environment, ...(values.data ? { data: values.data } : {}), options: optionsOf(slice, values) };
}

type Values = ReturnType<typeof read>['values'];

function optionsOf(slice: string, values: Values): ReleaseOptions {
  return {
    slice,
    weight: wholeNumber('weight', values.weight ?? '5', 1, 100),
    hold: values.hold === true,
    again: values.again === true,
    ...(values.only ? { only: oneOf('only', values.only, ['remote', 'service'] as const) } : {}),
    ...(values.watch ? { watchSeconds: wholeNumber('watch', values.watch, 0, 3_600) } : {}),
    ...(values.loads ? { loads: wholeNumber('loads', values.loads, 0, 1_000_000) } : {}),
    ...(values['without-browser'] ? { withoutBrowser: true } : {}),
  };
}

function read(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        weight: { type: 'string' },
        env: { type: 'string' },
        only: { type: 'string' },
        watch: { type: 'string' },
        loads: { type: 'string' },
        data: { type: 'string' },
        hold: { type: 'boolean' },
        again: { type: 'boolean' },
        'without-browser': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Refusal(`--${name} is ${known.join(' or ')}, not "${value}".`);
  return found;
}

function wholeNumber(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isInteger(number) || number < least || number > most) {
    throw new Refusal(`--${name} is a whole number from ${least} to ${most}, not "${value}".`);
  }
  return number;
}
