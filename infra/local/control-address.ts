import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { RUNNING_FILE } from './paths';

const runningSchema = z.object({ control: z.object({ origin: z.url(), token: z.string() }) });
export type ControlAddress = z.infer<typeof runningSchema>['control'];

/** Returns where the `npm start` that wrote this file listens for commands. Throws when it is not running. */
export function controlAddress(runningFile = RUNNING_FILE): ControlAddress {
  if (!existsSync(runningFile)) throw new Error('The platform is not running: start it with "npm start" first.');
  return runningSchema.parse(JSON.parse(readFileSync(runningFile, 'utf8'))).control;
}
