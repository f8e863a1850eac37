import type { Label } from './span';

/** The score of a token with each label; negative for a token that is left out. */
export const TOKEN: Readonly<Record<Label, number>> = {
  kind: 1,
  feature: 1,
  chain: 1,
  food: 0.9,
  unlisted: 1.1,
  unheld: 0.95,
  adjective: 0.1,
  department: 0.3,
  filler: 0.6,
  soft: 1,
  in: 0.5,
  near: 0.5,
  having: 0.6,
  nearest: 0.6,
  middle: 0.6,
  you: 1,
  postcode: 1.4,
  town: 1,
  landmark: 1,
  street: 0.75,
  mall: 0.8,
  spot: 0.15,
  name: 0.25,
  distance: 1.2,
};
export const LEFT_OUT = { first: -0.8, more: -0.3 };

/** The bonus for each further word in a phrase: "changing places" means more than "changing" and "places". */
export const LONGER: Partial<Record<Label, number>> = {
  kind: 0.4,
  feature: 0.25,
  chain: 0.25,
  unlisted: 0.25,
  unheld: 0.25,
  near: 0.2,
  you: 0.3,
  middle: 0.2,
  postcode: 0.2,
  town: 0.25,
  landmark: 0.15,
  spot: 0.15,
  filler: 0.05,
};

/** The cost of each span, so that one long name is better than several short ones. */
export const EACH: Partial<Record<Label, number>> = { name: -0.4, spot: -0.5 };

/** Scores for adjacent labels. `^` and `$` are the ends of the query. */
export const NEXT: Readonly<Record<string, number>> = {
  'in town': 0.6,
  'in postcode': 0.6,
  'in landmark': 0.6,
  'in street': 0.6,
  'in mall': 0.6,
  'in spot': 1.2,
  'in middle': 0.6,
  'in name': -0.6,
  'in kind': -1,
  'in feature': -0.8,
  'in $': -0.7,
  // After "in" or "near", a skipped place costs much: the search would cover other places.
  'in ': -1.5,
  'near ': -1.5,
  'near town': 0.6,
  'near postcode': 0.6,
  'near landmark': 0.8,
  'near street': 0.7,
  'near mall': 0.8,
  'near spot': 1.4,
  'near name': -1,
  'near kind': -1,
  'near feature': -1,
  'near $': -0.4,
  'distance town': 0.6,
  'distance postcode': 0.6,
  'distance landmark': 0.8,
  'distance spot': 1.4,
  'soft name': -0.5,
  'chain name': 0.4,
  'name chain': 0.4,
  'having name': -1.4,
  'having spot': -1.5,
  'town name': -0.3,
  'town middle': 0.3,
  'middle town': 0.2,
  'landmark town': 0.2,
  'street town': 0.3,
  'mall town': 0.2,
  'spot town': -0.4,
  'filler town': -0.5,
  'filler landmark': -0.5,
  'name landmark': -0.4,
  'landmark name': -0.3,
  'name filler': -0.3,
  'adjective kind': 0.85,
  'department landmark': 0.5,
  'department in': 0.6,
  'landmark department': 0.5,
  'town kind': -0.1,
  'near chain': -2.5,
  // For something near a place, the search uses that place.
  'unheld near': -0.8,
  '^ spot': -0.1,
  // Words next to a left-out word mostly belong to it.
  ' name': -0.2,
  'name ': -0.5,
  'landmark ': -0.8,
  'spot ': -0.8,
  ' spot': -0.2,
};

/** The cost of a second span with this label: a query has one kind, one place and one name. */
export const SECOND: Partial<Record<Label, number>> = {
  kind: -1,
  name: -0.6,
  town: -0.6,
  landmark: -1,
  street: -1,
  mall: -1,
  spot: -1,
};
/** The cost of a landmark together with its town, which are one place. */
export const IN_ITS_TOWN = 0.9;
/** The score of a possible place without "in" or "near" and without anything to search for. */
export const SPOT_ALONE = -1;
/** The score of unknown words with nothing but a place or a name. */
export const LEFT_OUT_ALONE = -1.5;
/** The score of a landmark that the query itself is about, rather than its surroundings. */
export const ITSELF = -0.7;
/** The score of two towns if neither lies in the other. */
export const APART = -1;
/** The cost of an airport that is named only by its town; few people know which airport that is. */
export const AIRPORT_OF_TOWN = -1.5;
