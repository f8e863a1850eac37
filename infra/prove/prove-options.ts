import { parseArgs } from 'node:util';

/** What may stand behind `npm run prove:release --`; another word is told, never passed over. */
export const proveOptions = (args: readonly string[]): { only?: string | undefined; slice?: string | undefined } =>
  parseArgs({ args: [...args], options: { only: { type: 'string' }, slice: { type: 'string' } } }).values;
