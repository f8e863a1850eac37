/** The accessibility features that a source may make a statement about; same words as the product's claim fields without "claimed". */
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

/** 0 unknown, 1 available, 2 not available, 3 does not apply. A 0 is kept only when its note carries what the source says. */
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
  /** True when the source places the venue by its town (ports): good for a list, not for a doorstep. */
  approximatePosition: boolean;
  category: VenueCategory;
  /** Machine word such as railway_station, airport, port, supermarket; OpenStreetMap's word where there is one. */
  kind: string | null;
  /** CRS for Great Britain's stations, IATA (else ICAO) for airports, UN/LOCODE for ports. */
  code: string | null;
  altNames: string[];
  websiteUrl: string | null;
  /** 0..1, for ranking only; says nothing about quality or access. */
  importance: number;
  claims: SeedClaims;
  source: string;
  sourceId: string;
  /** SPDX-like licence id of this row; rows under different licences stay separable by it. */
  licence: string;
  /** ISO date on which the pinned package was read. */
  retrieved: string;
  /** ISO date of the source's own last edit of this place, where it gives one. */
  sourceDate: string | null;
  /** Keys of other sources' rows for the same place, which this row stands for. */
  mergedFrom: string[];
}

/**
 * One place of a national register or list (pubs, schools, museums …). Much as SeedVenue; what access facts its sources
 * state are StatedFacts of their own, each under its own source and licence.
 */
export interface ListedVenue extends Omit<SeedVenue, 'code' | 'claims' | 'licence' | 'retrieved' | 'sourceDate'> {
  postcode: string | null;
  /** ISO day; only its year is certain. */
  sourceDate: string;
  /** Newest date at which any of its sources listed it; only the year is certain. */
  lastListed: string;
  /** Of public toilets, where a source says any of it. */
  practicalInfo: PracticalInfo | null;
}

/** When and on which terms a place can be used, in one source's words. */
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

/** What one source states of one feature of a venue. */
export interface StatedFact {
  /** Key of the venue. */
  venue: string;
  feature: FeatureName;
  /** Null where the source's words are neither yes nor no: then the note carries them. */
  value: 'yes' | 'no' | 'partly' | null;
  note?: string;
  source: string;
  sourceId: string;
  /** ISO day on which the source looked or listed it; only the year is certain. */
  observed: string;
}

/** A list of open data that venues and facts come from. */
export interface DataSource {
  /** What `source` of a venue or fact says. */
  id: string;
  name: string;
  publisher: string;
  /** SPDX-like licence id. */
  licence: string;
  licenceUrl: string;
  attribution: string;
  /** ISO day of which only the year is certain; null where the source has no date of its own, or has files of several years. */
  dated: string | null;
  /** ISO day on which we read it. */
  retrieved: string;
}

/** Middle of a postcode's first half ("LS1") or of its sector ("LS1 4"). Great Britain's mainland and islands. */
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
 * a larger place. An array, because 171,000 objects would spell out their keys.
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

/** A made-up footpath problem. Its street is real, so that the map has something to show; nothing is wrong there that we know of. */
export interface SampleReport {
  street: string;
  city: string;
  latitude: number;
  longitude: number;
  issueType: string;
  severity: string;
  text: string;
  /** How many days before loading it was written, so that dates stay right. */
  daysAgo: number;
  resolved?: { daysAgo: number; reason: string };
  /** After it was resolved. */
  reopened?: { daysAgo: number; reason: string };
}

/** A made-up trip. Its towns are real and what is said of them is what one finds in such places; nobody made it. */
export interface SampleTrip {
  title: string;
  destination: string;
  description: string;
  tags: string[];
  disabilityContext?: string;
  /** How many days before loading it began, so that dates stay right; it was published a week after it ended. */
  daysAgo: number;
  /** Days that it took. */
  length: number;
  author: `Sample ${string}`;
  /** Markdown, as members write it. */
  story: string;
  days: { title: string; location: string; content: string; accessibilityNotes: string }[];
}

/** A support service as the seed ships it. Every fact is the source's own; what it does not say is null. */
export interface SeedSupportService {
  /** The source's key, the same at each build. */
  sourceKey: string;
  name: string;
  type: 'transport';
  description: string;
  city: string;
  country: string;
  /** With its country's code, so that visitors' phones can call it. */
  phone: string;
  serviceArea: string;
  sourceName: string;
  sourceLicence: string;
  sourceUrl: string;
  /** Day on which the source stated it, YYYY-MM-DD. */
  lastVerified: string;
}
