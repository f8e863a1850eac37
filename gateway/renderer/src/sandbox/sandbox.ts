import { type Context, createContext, Script } from 'node:vm';
import { hostFunctions } from './host-functions';
import { webPlatform } from './web-platform';

/** A bundle, wrapped in a function that takes its CommonJS scope. */
type RunBundle = (module: object, exports: object, require: (name: string) => unknown) => void;

interface Handlers {
  /** Returns the function of a slice's bundle, or undefined when the slice has no runnable bundle. */
  open(slice: string): RunBundle | undefined;
  done(answer: string): void;
  failed(reason: string): void;
}

interface ShellBundle {
  provided: Record<string, unknown>;
  render(request: string, load: (slice: string) => unknown): Promise<string>;
}

/**
 * Runs inside the sandbox from its own source text, as web-platform.ts does. The shell's bundle has no dependencies;
 * remotes can require only the React packages that it provides. Returns the function that renders a page.
 */
function runBundles({ open, done, failed }: Handlers): (request: string) => void {
  const toText = String;
  const known = new Map<string, unknown>();
  let provided: Record<string, unknown> = Object.create(null) as Record<string, unknown>;

  const take = (name: string) => {
    if (!Object.hasOwn(provided, name)) throw new Error(`There is no module "${name}" here`);
    return provided[name];
  };

  function load(slice: string): unknown {
    if (known.has(slice)) return known.get(slice);
    const run = open(toText(slice));
    if (!run) throw new Error(`There is no bundle of ${slice}`);
    const module = { exports: {} };
    run(module, module.exports, take);
    known.set(slice, module.exports);
    return module.exports;
  }

  const shell = load('shell') as ShellBundle;
  provided = { ...shell.provided };
  const { render } = shell;
  return (request) => {
    // Only strings may leave the sandbox.
    render(request, load).then(
      (answer) => done(toText(answer)),
      (error: unknown) => failed(toText((error as Error | undefined)?.stack ?? error)),
    );
  };
}

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
    // The context has no prototype: one of ours would lead from `globalThis` to our own functions.
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
