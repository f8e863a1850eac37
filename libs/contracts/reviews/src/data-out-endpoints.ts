import { z } from 'zod';
import { defineEndpoint, idParamSchema } from '@waymark/contracts-core';
import { venueA11yJsonSchema, venueGeoJsonSchema } from './open-venue';

const venueParams = z.object({ id: idParamSchema });
const FIVE_MINUTES_S = 300;

export const getVenueGeoJson = defineEndpoint({
  name: 'getVenueGeoJson',
  method: 'GET',
  path: '/api/venues/:id/geojson',
  summary: 'A venue as a GeoJSON Feature: every known feature with who says so, the licence and the day.',
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

export const DATA_OUT_ENDPOINTS = [getVenueGeoJson, getVenueA11yJson] as const;
