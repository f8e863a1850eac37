type Env = Readonly<Record<string, string | undefined>>;

/**
 * Returns the mode. The default is production outside development and tests, because a missing setting must not enable
 * development features.
 */
export function modeOf({ MODE, NODE_ENV }: Env): string {
  return MODE || (NODE_ENV === 'development' || NODE_ENV === 'test' ? 'local' : 'production');
}

const SECRETS = ['IDENTITY_SECRET', 'PASSWORD_PEPPER', 'SECRETS_KEY'];
const MOST_TIMES = 10;
const FACTORS = {
  RATE_LIMIT_FACTOR: 'more would let one caller overload the site',
  AUTH_LIMIT_FACTOR: 'more would let passwords and codes be guessed',
};

/**
 * Finds settings that are only for development and must not be used in production. Returns one line for each, with its
 * name but not its value.
 */
export function productionFaults(config: Readonly<Record<string, unknown>>): string[] {
  if (config['MODE'] !== 'production') return [];
  const faults: string[] = [];
  for (const name of SECRETS) {
    const secret = config[name];
    if (typeof secret === 'string' && !isRandom(secret))
      faults.push(
        `${name}: Production needs random characters, such as from \`openssl rand -hex 32\`: this value repeats itself.`,
      );
  }
  const origin = config['PUBLIC_ORIGIN'];
  if (typeof origin === 'string' && !origin.startsWith('https:'))
    faults.push(
      'PUBLIC_ORIGIN: Production needs the site’s https address: links in emails carry tokens, and sessions must not travel unencrypted.',
    );
  if (config['SESSION_COOKIE_SECURE'] === false)
    faults.push('SESSION_COOKIE_SECURE: Production needs `true`: a session must not travel unencrypted.');
  for (const [name, reason] of Object.entries(FACTORS)) {
    if (Number(config[name] ?? 1) > MOST_TIMES)
      faults.push(`${name}: Production allows at most ${MOST_TIMES}: ${reason}.`);
  }
  return faults;
}

/** Rejects a repeated letter, a repeated word and the alphabet; accepts 32 random hexadecimal digits. */
function isRandom(secret: string): boolean {
  const letters = [...secret];
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  const steps = pairs.map(([one = '', other = '']) => other.charCodeAt(0) - one.charCodeAt(0));
  return new Set(letters).size >= 8 && new Set(pairs).size >= 20 && new Set(steps).size >= 8;
}
