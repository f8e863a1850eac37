import type { ListedVenue } from '@waymark/seed';

/**
 * Towns that tests contain completely: a large one missing in hygiene lists, a small one, two with full data, a
 * seaside town.
 */
const WHOLE = /^(?:LS[1-7] |HX7 |M1 |YO1 |BN1 [12]|WC1B |WC2H |EH1 )/;

/** Rare kinds: all of Britain's. */
const WHOLE_KINDS = new Set(['cinema', 'theatre', 'gallery', 'zoo', 'stadium']);

const KNOWN = new Set([
  'British Museum',
  'Science Museum',
  'Natural History Museum',
  'Bristol Royal Infirmary',
  'Titanic Belfast',
  'Brimington Library',
  'Royal Pavilion',
  'National Museum Cardiff',
  'Stirling Castle',
  'Bodiam Castle',
  'Moto Frankley Services',
]);

/** Long lists of one kind that tests need little of: takes one row in this many, with or without facts. */
const EVERY_OF: Record<string, number> = {
  'castlemap-uk-2026': 10,
  'castlemap-world-2026': 100,
  'gbptm-2018': 20,
  'gbptm-osm-2018': 20,
  'osm-bath-2017': 10,
  'osm-castles-2025': 10,
  'osm-motorway-services-2026': 5,
  'osm-supermarkets-gb-2026': 50,
  'scotsport-2024': 100,
  'tokyo-accessible-toilets-2024': 100,
};

/**
 * Of all other places, one row in this many goes into the sample, in file order: chains and towns of the whole
 * country.
 */
const EVERY = 400;
/** Of places abroad with facts, one row in this many goes into the sample. */
const EVERY_ABROAD = 10;

const BRITISH = new Set(['GB', 'IM', 'IE', 'JE', 'GG']);

/**
 * Returns the fixed few thousand places for tests: everything in some towns, every place with facts, and some of the
 * rest.
 */
export function sampleOf(venues: readonly ListedVenue[], hasFacts: (key: string) => boolean): ListedVenue[] {
  return venues.filter(({ key, name, postcode, kind, countryCode, source, city }, i) => {
    const every = EVERY_OF[source];
    const isChosen = every === undefined ? hasFacts(key) : i % every === 0 || (kind === 'toilets' && city === 'Leeds');
    return (
      i % EVERY === 0 ||
      KNOWN.has(name) ||
      (BRITISH.has(countryCode) && (WHOLE.test(`${postcode ?? ''} `) || WHOLE_KINDS.has(kind ?? '') || isChosen)) ||
      (isChosen && (every !== undefined || i % EVERY_ABROAD === 0))
    );
  });
}
