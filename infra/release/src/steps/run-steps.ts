import { Refusal } from '../refusal';
import type { UndoList } from './undo-list';

/** One thing that a release does. Steps run in order; what they learn is kept in the context. */
export interface Step<Context> {
  /** Two or three words, e.g. "roll the service". */
  name: string;
  /** Answers what was done, in words to print; null when there was nothing to do. */
  run(context: Context): Promise<string | null>;
}

interface Run {
  signal: AbortSignal;
  undo: UndoList;
  /** What visitors get when nothing more happens; asked after a failure. */
  whatVisitorsSee(): Promise<string>;
  say(line: string): void;
}

/** Runs the steps in order and prints each with its seconds. A failed one ends the run; what was done is taken back. */
export async function runSteps<Context extends Run>(
  steps: readonly Step<Context>[],
  context: Context,
): Promise<boolean> {
  for (const step of steps) {
    const began = Date.now();
    const print = (mark: string, what: string) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      context.say(`${mark} ${step.name.padEnd(22)} ${`${seconds} s`.padStart(8)}  ${what.replace(/\n/g, '\n       ')}`);
    };
    try {
      context.signal.throwIfAborted();
      print('ok  ', (await step.run(context)) ?? 'nothing to do');
    } catch (error) {
      print('STOP', reasonOf(error, context.signal));
      for (const line of await context.undo.run()) context.say(`     ${line}`);
      context.say(`     ${await context.whatVisitorsSee()}`);
      return false;
    }
  }
  return true;
}

/** A refusal is meant to be read; a fault is shown with where it happened. What stopped the run itself comes first. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof Refusal) return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
