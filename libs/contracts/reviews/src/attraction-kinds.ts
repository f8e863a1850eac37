/** OpenStreetMap's values for places without an operator. A place of one of these kinds is an attraction (ADR 21). */
export const ATTRACTION_KINDS = [
  'attraction',
  'artwork',
  'beach',
  'memorial',
  'monument',
  'ruins',
  'viewpoint',
] as const;

export type AttractionKind = (typeof ATTRACTION_KINDS)[number];

export const isAttractionKind = (kind: string | null): kind is AttractionKind =>
  ATTRACTION_KINDS.some((known) => known === kind);

/** Returns the canonical path of a place's page. */
export const placePath = ({ id, kind }: { id: number; kind: string | null }): string =>
  `/${isAttractionKind(kind) ? 'attractions' : 'venues'}/${id}`;
