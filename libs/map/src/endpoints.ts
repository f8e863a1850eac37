// Written by `npm run consumed-fields` from consumer-contract.ts: addresses and types without the schemas.
import { endpoint } from '@waymark/mfe-kit';
import type { CONSUMES } from './consumer-contract';

type Contracts = typeof CONSUMES;

export const reverseGeocode = /* @__PURE__ */ endpoint<Contracts['reverseGeocode']>('GET', '/api/geo/reverse');
export const findPlaces = /* @__PURE__ */ endpoint<Contracts['findPlaces']>('GET', '/api/geo/places');
export const placesWithin = /* @__PURE__ */ endpoint<Contracts['placesWithin']>('GET', '/api/geo/places/within');
