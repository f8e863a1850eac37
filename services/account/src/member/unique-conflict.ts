/** Checks whether PostgreSQL rejected a row because the username was taken concurrently. */
export const isUsernameConflict = (error: unknown): boolean => isConflict(error, 'username');

/** Checks whether PostgreSQL rejected a row because the email address was taken concurrently. */
export const isEmailConflict = (error: unknown): boolean => isConflict(error, 'email_key');

/** SQL reports 23505 with the constraint's name; the generated client reports P2002 with its cause. */
function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, meta } = error as Error & { code?: string; constraint?: string; meta?: unknown };
  if (code === '23505') return constraint?.includes(column) ?? false;
  return code === 'P2002' && JSON.stringify(meta ?? {}).includes(column);
}
