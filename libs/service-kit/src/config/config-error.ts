/** The environment is not usable; `problems` has one line for each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not valid.\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}
