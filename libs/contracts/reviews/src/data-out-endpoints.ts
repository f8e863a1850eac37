import { z } from 'zod';
import { defineEndpoint, idParamSchema, lineSchema } from '@waymark/contracts-core';
import { dataDumpsSchema } from './data-dump';
import { venueA11yJsonSchema, venueGeoJsonSchema } from './open-venue';

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

/** The gateway shows it at /embed/venues/:id. */
export const showVenueCard = defineEndpoint({
  name: 'showVenueCard',
  method: 'GET',
  path: '/api/embed/venues/:id',
  summary: 'A venue as a small HTML document that any site can put in a frame: no script, no cookie, 15 kB at most.',
  access: 'visitor',
  crossSite: 'exempt',
  // Any text: what cannot be a number gets the card of a place that nobody knows.
  params: z.object({ id: lineSchema(40) }),
  // A frame on another site, whose tools may add names of their own.
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
