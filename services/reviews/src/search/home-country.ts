const UK_NAMES = new Set(['UK', 'GB', 'UNITED KINGDOM', 'GREAT BRITAIN']);

/** The country whose venues come first, or null worldwide. */
export function homeCountry(query: { userCountry?: string | undefined; forceGlobal: boolean }): string | null {
  return !query.forceGlobal && UK_NAMES.has(query.userCountry?.toUpperCase() ?? '') ? 'GB' : null;
}
