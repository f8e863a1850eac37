const UK_NAMES = new Set(['UK', 'GB', 'UNITED KINGDOM', 'GREAT BRITAIN']);

interface Asking {
  userCountry?: string | undefined;
  forceGlobal: boolean;
}

/** Returns the country with the venues to show first; null for worldwide. */
export function homeCountry(query: Asking): string | null {
  return !query.forceGlobal && UK_NAMES.has(query.userCountry?.toUpperCase() ?? '') ? 'GB' : null;
}

/** Returns the country whose venues come first, with Britain as the default: most known venues are there. */
export const britainFirst = ({ userCountry, forceGlobal }: Asking): string | null =>
  homeCountry({ userCountry: userCountry || 'UK', forceGlobal });
