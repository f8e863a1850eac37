/** An error with one sentence about what to do; shown without a stack. */
export class MissingServerError extends Error {
  override name = 'MissingServerError';
  constructor(server: string, debianPackage: string, variable: string) {
    super(
      `${server} was not found: install it (on Debian or Ubuntu: "apt-get install ${debianPackage}"), start Docker, or set ${variable} to a running one.`,
    );
  }
}
