/** Whether PostgreSQL refused a row because somebody else took the address at the same instant. */
export function isEmailConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint } = error as Error & { code?: string; constraint?: string };
  return code === '23505' && (constraint?.includes('email_key') ?? false);
}
