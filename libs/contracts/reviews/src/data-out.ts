import { defineEndpoint, idParamSchema, lineSchema } from '@waymark/contracts-core';
import { z } from 'zod';
import { venueA11yJsonSchema, venueGeoJsonSchema } from './open-venue';

/** Newline-delimited GeoJSON, compressed with gzip; the files of a dump can be concatenated as they are. */
const dumpFileSchema = z.object({
  name: z.string(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
});
export type DumpFile = z.output<typeof dumpFileSchema>;

/** All data under one licence, as of one day. */
export const dataDumpSchema = z.object({
  day: z.iso.date(),
  madeAt: z.iso.datetime(),
  /**
   * The licence as our sources name it. Null for visitors' answers: visitors chose no licence, so the dump contains
   * only counts.
   */
  licence: z.string().nullable(),
  licenceUrl: z.string().nullable(),
  publishers: z.array(z.object({ name: z.string(), attribution: z.string() })),
  places: z.number().int(),
  facts: z.number().int(),
  files: z.array(dumpFileSchema),
});
export type DataDump = z.output<typeof dataDumpSchema>;

/** Newest day first. */
export const dataDumpsSchema = z.object({ dumps: z.array(dataDumpSchema) });
export type DataDumps = z.output<typeof dataDumpsSchema>;

const venueParams = z.object({ id: idParamSchema });
const FIVE_MINUTES_S = 300;

export const getVenueGeoJson = defineEndpoint({
  name: 'getVenueGeoJson',
  method: 'GET',
  path: '/api/venues/:id/geojson',
  summary: 'A venue as a GeoJSON Feature: every known feature, with its source, licence and date.',
  access: 'visitor',
  crossSite: 'exempt',
  params: venueParams,
  response: venueGeoJsonSchema,
  openData: { type: 'application/geo+json', seconds: FIVE_MINUTES_S },
  status: 200,
  problems: ['venue.not-found'],
});

export const getVenueA11yJson = defineEndpoint({
  name: 'getVenueA11yJson',
  method: 'GET',
  path: '/api/venues/:id/a11yjson',
  summary: 'A venue as A11yJSON (PlaceInfo). What is unknown, disputed or too old is left out.',
  access: 'visitor',
  crossSite: 'exempt',
  params: venueParams,
  response: venueA11yJsonSchema,
  openData: { type: 'application/json', seconds: FIVE_MINUTES_S },
  status: 200,
  problems: ['venue.not-found'],
});

export const listDataDumps = defineEndpoint({
  name: 'listDataDumps',
  method: 'GET',
  path: '/api/data/dumps',
  summary:
    'All downloads, newest day first: places and facts, with one file for each licence, and counts of visitors’ answers.',
  access: 'visitor',
  crossSite: 'exempt',
  response: dataDumpsSchema,
  openData: { type: 'application/json', seconds: FIVE_MINUTES_S },
  status: 200,
});

export const getDataDump = defineEndpoint({
  name: 'getDataDump',
  method: 'GET',
  path: '/api/data/dumps/:name',
  summary: 'One file of a dump: newline-delimited GeoJSON, compressed with gzip. Supports Range and If-None-Match.',
  access: 'visitor',
  crossSite: 'exempt',
  params: z.object({ name: lineSchema(200) }),
  download: ['application/gzip'],
  status: 200,
  problems: ['dump.not-found'],
});

/** The gateway publishes this as /embed/venues/:id. */
export const showVenueCard = defineEndpoint({
  name: 'showVenueCard',
  method: 'GET',
  path: '/api/embed/venues/:id',
  summary: 'A venue as a small HTML document that any site can put in a frame: no scripts, no cookies, at most 15 kB.',
  access: 'visitor',
  crossSite: 'exempt',
  // Any text: an invalid ID gets the card for an unknown place.
  params: z.object({ id: lineSchema(40) }),
  // Other sites embed this in a frame, and their tools may add parameters.
  query: z.looseObject({ theme: z.enum(['light', 'dark']).optional() }),
  response: z.string(),
  openData: { type: 'text/html', seconds: FIVE_MINUTES_S },
  status: 200,
});

export const DATA_OUT_ENDPOINTS = [
  getVenueGeoJson,
  getVenueA11yJson,
  listDataDumps,
  getDataDump,
  showVenueCard,
] as const;
