import type { MapPoint } from '@waymark/map';

const MAP = '/footpath-mapping';
const ZOOM = { report: 17, look: 16 };

/** The map page at a place, with the form open and the place set. */
export const reportHere = (at: MapPoint): string => `${MAP}?at=${text(at)}&zoom=${ZOOM.report}&report=1`;

/** The map page with what is reported round a place. */
export const mapOf = (at: MapPoint): string => `${MAP}?at=${text(at)}&zoom=${ZOOM.look}`;

const text = ({ latitude, longitude }: MapPoint): string => `${latitude},${longitude}`;
