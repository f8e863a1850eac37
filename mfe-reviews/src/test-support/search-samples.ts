import type { SearchAnswer, SearchHit, Understood } from '@waymark/contracts-reviews';
import { RESULT } from './samples';

export const understood = (part: Partial<Understood> = {}): Understood => ({
  chips: [],
  name: '',
  kinds: [],
  features: [],
  wishes: [],
  isChangingPlaces: false,
  place: null,
  corrected: [],
  otherPlaces: [],
  unknownPlace: null,
  ...part,
});

export const THEATRES_IN_LEEDS = understood({
  chips: [
    { part: 'kind', label: 'Theatres', typed: 'theatre', without: 'leeds' },
    { part: 'place', label: 'in Leeds', typed: 'leeds', without: 'theatre' },
  ],
  kinds: ['theatre'],
  place: { label: 'Leeds', within: null, source: 'town', latitude: 53.797, longitude: -1.548 },
});

export const hit = (part: Partial<SearchHit> = {}): SearchHit => ({
  ...RESULT,
  category: 'entertainment',
  kind: 'theatre',
  code: null,
  distanceMetres: 400,
  postcode: 'LS1 6NU',
  approximatePosition: false,
  lastListed: '2026-01-01',
  facts: {},
  knownFeatures: 0,
  ...part,
});

export const answer = (part: Partial<SearchAnswer> = {}): SearchAnswer => ({
  understood: THEATRES_IN_LEEDS,
  results: part.results ?? [],
  total: part.results?.length ?? 0,
  nearest: [],
  counts: { kinds: [], features: null },
  isWhole: true,
  stillLoading: null,
  ...part,
});
