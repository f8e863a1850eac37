type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads secrets from files, as container platforms provide them: `NAME_FILE=/run/secrets/name` sets NAME to the
 * file's content, without the line end that editors add. Only for `names`, so that a variable that is itself
 * called `..._FILE` keeps its meaning. Errors name the variable, never the content.
 * An empty variable in `names` counts as unset, because compose files and empty secrets cannot omit one.
 */
export function withEnvFiles(
  env: Env,
  names: readonly string[],
  read: (file: string) => string,
): { env: Env; problems: string[] } {
  const found: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file || names.includes(`${name}_FILE`)) continue;
    if (env[name]) {
      problems.push(`${name}: Set ${name} or ${name}_FILE, not both.`);
      continue;
    }
    try {
      found[name] = read(file).replace(/\r?\n$/, '');
    } catch {
      problems.push(`${name}_FILE: The file cannot be read.`);
    }
  }
  const given = Object.entries({ ...env, ...found }).filter(([name, value]) => value !== '' || !names.includes(name));
  return { env: Object.fromEntries(given), problems };
}
