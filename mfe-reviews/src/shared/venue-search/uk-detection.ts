export interface BrowserPlace {
  timeZone: string;
  language: string;
}

const UK_TIME_ZONES = ['London', 'Dublin', 'Belfast', 'Edinburgh'];
const UK_LANGUAGES = ['en-gb', 'en-ie'];

/** By time zone (London, Dublin, Belfast, Edinburgh) or by language en-GB / en-IE. */
export function isInUk({ timeZone, language }: BrowserPlace): boolean {
  return UK_TIME_ZONES.includes(timeZone.split('/').at(-1) ?? '') || UK_LANGUAGES.includes(language.toLowerCase());
}
