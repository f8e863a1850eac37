import Bowser from 'bowser';

export const UNKNOWN_DEVICE = 'Unknown device';

// Maximum length of the header that is parsed; the rest says nothing more about the browser.
const USER_AGENT_MAX = 400;

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/**
 * Returns a name like "Firefox on Windows" for the owner's list of sessions. Only known names are used: the header
 * itself is never stored.
 */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return UNKNOWN_DEVICE;
  const parser = Bowser.getParser(userAgent.slice(0, USER_AGENT_MAX));
  const browser = known(BROWSERS, parser.getBrowserName());
  const system = known(SYSTEMS, parser.getOSName());
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? UNKNOWN_DEVICE;
}

// Returns a known name; for an unknown browser, the library would return a piece of the header.
function known(names: ReadonlySet<string>, name: string): string | null {
  return names.has(name) ? name : null;
}
