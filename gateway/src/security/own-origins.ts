/** Origins that may write. On a developer's machine 127.0.0.1 and localhost are the same site. */
export function ownOrigins(config: { PUBLIC_ORIGIN: string; MODE: string; PORT: number }): ReadonlySet<string> {
  const origins = new Set([config.PUBLIC_ORIGIN]);
  if (config.MODE === 'local') {
    origins.add(`http://localhost:${config.PORT}`).add(`http://127.0.0.1:${config.PORT}`);
  }
  return origins;
}
