/** Whether PostgreSQL refused a row because someone else took the username at the same instant. */
export function isUsernameConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === '23505' && (constraint?.includes('username') ?? false);
}
