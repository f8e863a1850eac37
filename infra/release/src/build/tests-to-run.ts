/** Which tests a release runs. */
export interface TestsToRun {
  projects: ('unit' | 'browser' | 'medium')[];
  /** Only tests of these folders. */
  folders: string[];
  /** Only tests that reach one of these files; all of the folders' when left out. */
  related?: string[];
}

/** One deployable of the slice, and which of its files are other than what is live (null: nobody knows). */
export interface ChangedPart {
  folder: string;
  changed: string[] | null;
}

/** Not imported by anything, yet all the code stands on it. */
const UNDER_EVERYTHING =
  /^(package-lock\.json|tsconfig\.base\.json)$|\/(package\.json|tsconfig\.json|schema\.prisma)$|\/prisma\/migrations\//;
const IS_SERVICE = /^services\//;

/** The tests of the slice's own projects that can tell of the change; null when nothing changed. */
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
