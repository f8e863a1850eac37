/** The tests that a release runs. */
export interface TestsToRun {
  projects: ('unit' | 'browser' | 'medium')[];
  /** Runs only tests in these folders. */
  folders: string[];
  /** Runs only tests that reach one of these files; all in the folders when omitted. */
  related?: string[];
}

/** One deployable of the slice, and its files that differ from the live version (null: unknown). */
export interface ChangedPart {
  folder: string;
  changed: string[] | null;
}

/** Nothing imports these files, yet all code depends on them. */
const UNDER_EVERYTHING =
  /^(package-lock\.json|tsconfig\.base\.json)$|\/(package\.json|tsconfig\.json|schema\.prisma)$|\/prisma\/migrations\//;
const IS_SERVICE = /^services\//;

/** Returns the tests of the slice's own projects that the change can affect; null when nothing changed. */
export function testsToRun(parts: readonly ChangedPart[]): TestsToRun | null {
  const touched = parts.filter(({ changed }) => changed === null || changed.length > 0);
  if (touched.length === 0) return null;
  const folders = touched.map(({ folder }) => folder);
  const services = folders.some((folder) => IS_SERVICE.test(folder));
  const pages = folders.some((folder) => !IS_SERVICE.test(folder));
  const projects: TestsToRun['projects'] = [
    'unit',
    ...(pages ? (['browser'] as const) : []),
    ...(services ? (['medium'] as const) : []),
  ];
  const files = touched.map(({ changed }) => changed);
  const all = files.some((changed) => changed === null || changed.some((path) => UNDER_EVERYTHING.test(path)));
  return {
    projects,
    folders,
    ...(all ? {} : { related: [...new Set(files.flatMap((changed) => changed ?? []))].sort() }),
  };
}
