const UK_NAMES = new Set(['UK', 'GB', 'UNITED KINGDOM', 'GREAT BRITAIN']);

interface Asking {
  userCountry?: string | undefined;
  forceGlobal: boolean;
}

/** The country whose venues come first, or null worldwide. */
export function homeCountry(query: Asking): string | null {
  return !query.forceGlobal && UK_NAMES.has(query.userCountry?.toUpperCase() ?? '') ? 'GB' : null;
}

/** The same where nobody has to say that they are in Britain: most of what we know is there. */
export const britainFirst = ({ userCountry, forceGlobal }: Asking): string | null =>
  homeCountry({ userCountry: userCountry || 'UK', forceGlobal });
