/** One sentence-sized requirement and the test that proves it: a line of core.md. */
export interface CoverageRow {
  id: string;
  requirement: string;
  /** Path from the repository's root. */
  file: string;
  /** The test's name as it stands in its file, with `%s` where `it.each` puts its values. */
  test: string;
}
