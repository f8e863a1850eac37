type Env = Readonly<Record<string, string | undefined>>;

/** What MODE is where nobody said so: a setting that was forgotten must not open what is handy on one's own machine. */
export function modeOf({ MODE, NODE_ENV }: Env): string {
  return MODE || (NODE_ENV === 'development' || NODE_ENV === 'test' ? 'local' : 'production');
}

const SECRETS = ['IDENTITY_SECRET', 'PASSWORD_PEPPER', 'SECRETS_KEY'];
const MOST_TIMES = 10;
const FACTORS = {
  RATE_LIMIT_FACTOR: 'more would let one caller overload the site',
  AUTH_LIMIT_FACTOR: 'more would let passwords and codes be guessed',
};

/** Settings that are handy on one's own machine and must not start anywhere else: a line for each, with its name and no value. */
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

/** Refuses one letter over and over, a word over and over and the alphabet; 32 random hexadecimal digits pass. */
function isRandom(secret: string): boolean {
  const letters = [...secret];
  const pairs = letters.slice(1).map((letter, index) => `${letters[index]}${letter}`);
  const steps = pairs.map(([one = '', other = '']) => other.charCodeAt(0) - one.charCodeAt(0));
  return new Set(letters).size >= 8 && new Set(pairs).size >= 20 && new Set(steps).size >= 8;
}
