type Env = Readonly<Record<string, string | undefined>>;

/**
 * Secrets from files, as container platforms hand them out: `NAME_FILE=/run/secrets/name` gives the variable NAME the
 * content of that file, without the line end that editors add. Only for `names`, so that a variable that is itself
 * called `..._FILE` keeps its meaning. A problem names the variable, never the content.
 * Of `names`, one that is set to nothing counts as not set: compose files and empty secrets cannot leave one out.
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
