/** OpenStreetMap's words for places without an operator. A place of such a kind is an attraction (ADR 21). */
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

/** The one address of a place's page. */
export const placePath = ({ id, kind }: { id: number; kind: string | null }): string =>
  `/${isAttractionKind(kind) ? 'attractions' : 'venues'}/${id}`;
