/** A bundle, wrapped in a function that takes its CommonJS scope. */
export type RunBundle = (module: object, exports: object, require: (name: string) => unknown) => void;

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
export function runBundles({ open, done, failed }: Handlers): (request: string) => void {
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
