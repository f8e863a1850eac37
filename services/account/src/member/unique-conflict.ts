/** Whether PostgreSQL refused a row because someone else took the username at the same instant. */
export const isUsernameConflict = (error: unknown): boolean => isConflict(error, 'username');

/** Whether PostgreSQL refused a row because somebody else took the address at the same instant. */
export const isEmailConflict = (error: unknown): boolean => isConflict(error, 'email_key');

/** Told by SQL as 23505 with the constraint's name, by the generated client as P2002 with its cause. */
function isConflict(error: unknown, column: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint, meta } = error as Error & { code?: string; constraint?: string; meta?: unknown };
  if (code === '23505') return constraint?.includes(column) ?? false;
  return code === 'P2002' && JSON.stringify(meta ?? {}).includes(column);
}
