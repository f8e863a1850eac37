import { createContext, Script, type Context } from 'node:vm';
import { hostFunctions } from './host-functions';
import { runBundles, type RunBundle } from './run-bundles';
import { webPlatform } from './web-platform';

interface SandboxOptions {
  /** Returns the text of a slice's server bundle (`shell` too). Throws when no bundle may run. */
  read(slice: string): string;
  log(text: string): void;
}

/**
 * Evaluates one set of versions of all slices without Node APIs. Code in there can reach only what it receives, and
 * cannot turn text into code. (The process itself also forbids that: see main.ts.)
 */
export class Sandbox {
  private readonly context: Context;
  private readonly draw: (request: string) => void;
  private settle: { resolve(answer: string): void; reject(error: Error): void } | null = null;

  constructor(private readonly options: SandboxOptions) {
    // No prototype: one of ours would lead from `globalThis` to our own functions.
    this.context = createContext(Object.create(null) as object, { codeGeneration: { strings: false, wasm: false } });
    const failed = (reason: string) => this.end((settle) => settle.reject(new Error(reason)));
    this.run<(host: unknown) => void>(`(${webPlatform})`, 'web-platform')(hostFunctions(failed, options.log));
    this.draw = this.run<typeof runBundles>(
      `(${runBundles})`,
      'run-bundles',
    )({
      open: (slice) => this.open(slice),
      done: (answer) => this.end((settle) => settle.resolve(answer)),
      failed,
    });
  }

  /** Renders one page at a time. `request` and the result are JSON. */
  render(request: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
      this.draw(request);
    });
  }

  private open(slice: string): RunBundle | undefined {
    try {
      return this.run<RunBundle>(`(function(module,exports,require){${this.options.read(slice)}\n})`, slice);
    } catch (error) {
      this.options.log(`${slice} cannot be run: ${String(error)}`);
      return undefined;
    }
  }

  private end(how: (settle: NonNullable<Sandbox['settle']>) => void): void {
    if (this.settle) how(this.settle);
    this.settle = null;
  }

  private run<T>(source: string, filename: string): T {
    return new Script(source, { filename }).runInContext(this.context) as T;
  }
}
