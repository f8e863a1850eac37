export interface BrowserPlace {
  timeZone: string;
  language: string;
}

const UK_TIME_ZONES = ['London', 'Dublin', 'Belfast', 'Edinburgh'];
const UK_LANGUAGES = ['en-gb', 'en-ie'];

/** Checks for a UK or Irish browser, by time zone (London, Dublin, Belfast, Edinburgh) or language (en-GB, en-IE). */
export function isInUk({ timeZone, language }: BrowserPlace): boolean {
  return UK_TIME_ZONES.includes(timeZone.split('/').at(-1) ?? '') || UK_LANGUAGES.includes(language.toLowerCase());
}
