import { Refusal } from '../refusal';

type Undo = { what: string; run(): Promise<unknown> };

/** Undo actions of the completed steps, newest first. */
export class UndoList {
  private readonly undos: Undo[] = [];

  /** Adds an undo step; `what` completes the sentence "Taken back: …". */
  add(what: string, run: () => Promise<unknown>): void {
    this.undos.push({ what, run });
  }

  /** Empties the list: from here on, only a rollback can undo the release. */
  clear(): void {
    this.undos.length = 0;
  }

  /** Continues when one fails, because the others still matter. Returns a line for each. */
  async run(): Promise<string[]> {
    const lines: string[] = [];
    for (const { what, run } of this.undos.splice(0).reverse()) {
      lines.push(
        await run().then(
          () => `Taken back: ${what}.`,
          (error: unknown) => `NOT taken back: ${what} (${String(error)}).`,
        ),
      );
    }
    return lines;
  }
}

/** One step of a release. Steps run in order and store results in the context. */
export interface Step<Context> {
  /** Two or three words, e.g. "roll the service". */
  name: string;
  /** Returns what was done, as text to print; null when there was nothing to do. */
  run(context: Context): Promise<string | null>;
}

interface Run {
  signal: AbortSignal;
  undo: UndoList;
  /** Returns what visitors now get; called after a failure. */
  whatVisitorsSee(): Promise<string>;
  say(line: string): void;
}

/**
 * Runs the steps in order and prints each with its duration in seconds. A failure ends the run and undoes the earlier
 * steps.
 */
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

/** Prints a refusal as it is, and a bug with its location. The reason that stopped the run takes precedence. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  const cause: unknown = signal.aborted ? signal.reason : error;
  if (cause instanceof Refusal) return cause.message;
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}
