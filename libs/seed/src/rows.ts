/**
 * Accessibility features that a source may state facts about; named like the product's claim fields without "claimed".
 */
export const FEATURE_NAMES = [
  'WheelchairAccess',
  'HearingLoop',
  'AccessibleToilets',
  'LiftAccess',
  'BrailleSignage',
  'DisabledParking',
  'StepFreeAccess',
  'LowCounters',
  'AudioDescription',
  'SignLanguage',
  'ServiceAnimalFacilities',
  'StepFreeToTrains',
  'StepFreeToPlatforms',
  'AssistanceAvailable',
  'AccessibleTicketing',
  'TactilePaving',
  'AnnouncementSystems',
  'AccessibleWaitingAreas',
  'MobilityEquipmentRental',
  'RadarKey',
  'BabyChanging',
] as const;

export type FeatureName = (typeof FEATURE_NAMES)[number];

export const VENUE_CATEGORIES = [
  'restaurant',
  'hotel',
  'shop',
  'venue',
  'transport',
  'healthcare',
  'education',
  'entertainment',
] as const;

export type VenueCategory = (typeof VENUE_CATEGORIES)[number];

/** 0 unknown, 1 available, 2 not available, 3 does not apply. A 0 is stored only with a note that quotes the source. */
export interface SeedClaim {
  value: 0 | 1 | 2 | 3;
  note?: string;
}

export type SeedClaims = Partial<Record<FeatureName, SeedClaim>>;

/** One real place, as one open-data source describes it. */
export interface SeedVenue {
  /** "<source>:<sourceId>", stable across rebuilds. */
  key: string;
  name: string;
  address: string | null;
  city: string | null;
  /** English country name; "UK" for Great Britain and Northern Ireland. */
  country: string;
  /** ISO 3166-1 alpha-2 (XK for Kosovo). */
  countryCode: string;
  /** WGS 84, degrees. */
  latitude: number;
  longitude: number;
  /** True when the source gives only the town's position (ports): accurate enough for a list, not for a doorstep. */
  approximatePosition: boolean;
  category: VenueCategory;
  /** Machine name such as railway_station, airport, port, supermarket; OpenStreetMap's value where there is one. */
  kind: string | null;
  /** CRS for Great Britain's stations, IATA (else ICAO) for airports, UN/LOCODE for ports. */
  code: string | null;
  altNames: string[];
  websiteUrl: string | null;
  /** 0..1, used only for ranking; says nothing about quality or access. */
  importance: number;
  claims: SeedClaims;
  source: string;
  sourceId: string;
  /** SPDX-like licence id of this row, by which rows under different licences can be separated. */
  licence: string;
  /** ISO date on which the pinned package was read. */
  retrieved: string;
  /** ISO date of the source's own last edit of this place, if it gives one. */
  sourceDate: string | null;
  /** Keys of other sources' rows for the same place that were merged into this row. */
  mergedFrom: string[];
}

/**
 * One place from a national register or list (pubs, schools, museums …). Similar to SeedVenue, but its access facts
 * are separate StatedFacts, each with its own source and licence.
 */
export interface ListedVenue extends Omit<SeedVenue, 'code' | 'claims' | 'licence' | 'retrieved' | 'sourceDate'> {
  postcode: string | null;
  /** ISO day; only its year is certain. */
  sourceDate: string;
  /** The latest date on which any source listed it; only the year is certain. */
  lastListed: string;
  /** For public toilets, where a source states any of it. */
  practicalInfo: PracticalInfo | null;
}

/** When and under which conditions a place can be used, as one source states it. */
export interface PracticalInfo {
  /** "24/7", "Mo-Fr 09:00-17:00", "summer 08:00-20:00". */
  openingHours?: string;
  fee?: 'yes' | 'no';
  customersOnly?: true;
  /** A source's id. */
  source: string;
  /** ISO day; only its year is certain. */
  observed: string;
}

/** One source's fact about one feature of a venue. */
export interface StatedFact {
  /** Key of the venue. */
  venue: string;
  feature: FeatureName;
  /** Null when the source's text is neither yes nor no; the note then quotes it. */
  value: 'yes' | 'no' | 'partly' | null;
  note?: string;
  source: string;
  sourceId: string;
  /** ISO day on which the source checked or listed it; only the year is certain. */
  observed: string;
}

/** An open data source of venues and facts. */
export interface DataSource {
  /** The value of `source` in a venue or fact. */
  id: string;
  name: string;
  publisher: string;
  /** SPDX-like licence id. */
  licence: string;
  licenceUrl: string;
  attribution: string;
  /**
   * ISO day of which only the year is certain; null when the source has no date of its own, or has files from several
   * years.
   */
  dated: string | null;
  /** ISO day on which we read it. */
  retrieved: string;
}

/** Centre of a postcode's first half ("LS1") or of its sector ("LS1 4"). Great Britain's mainland and islands. */
export type PostcodeRow = [code: string, latitude: number, longitude: number, district: string];

/** A town, city or district: what "leeds" means in "station near leeds". */
export interface SeedPlace {
  name: string;
  altNames?: string[];
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  population: number | null;
}

/**
 * A place of the world gazetteer as its line in gazetteer.ndjson.gz: name, ISO country code, latitude, longitude,
 * district (Great Britain: county or borough; elsewhere the first-level region), population or 0, and 1 for a part of
 * a larger place. An array, because 171,000 objects would repeat their keys.
 */
export type GazetteerRow = [
  name: string,
  countryCode: string,
  latitude: number,
  longitude: number,
  district: string | null,
  population: number,
  isPart: 0 | 1,
];

/** An invented footpath problem. The street is real, to give the map something to show; we know of no problem there. */
export interface SampleReport {
  street: string;
  city: string;
  latitude: number;
  longitude: number;
  issueType: string;
  severity: string;
  text: string;
  /** Days between writing and loading, which keeps dates recent. */
  daysAgo: number;
  resolved?: { daysAgo: number; reason: string };
  /** After it was resolved. */
  reopened?: { daysAgo: number; reason: string };
}

/** An invented trip. The towns are real and the descriptions typical of such places; nobody made the trip. */
export interface SampleTrip {
  title: string;
  destination: string;
  description: string;
  tags: string[];
  disabilityContext?: string;
  /** Days between its start and loading, which keeps dates recent; it was published a week after it ended. */
  daysAgo: number;
  /** Length in days. */
  length: number;
  author: `Sample ${string}`;
  /** Markdown, as members write it. */
  story: string;
  days: { title: string; location: string; content: string; accessibilityNotes: string }[];
}

/** A support service in the seed. Every fact comes from the source; what the source does not state is null. */
export interface SeedSupportService {
  /** The source's key, the same in each build. */
  sourceKey: string;
  name: string;
  type: 'transport';
  description: string;
  city: string;
  country: string;
  /** Includes the country code, for visitors' phones. */
  phone: string;
  serviceArea: string;
  sourceName: string;
  sourceLicence: string;
  sourceUrl: string;
  /** Day on which the source stated it, YYYY-MM-DD. */
  lastVerified: string;
}
