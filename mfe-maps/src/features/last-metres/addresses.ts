import type { MapPoint } from '@waymark/map';

const MAP = '/footpath-mapping';
const ZOOM = { report: 17, look: 16 };

/** The map page at a place, with the form open and the place set. */
export const reportHere = (at: MapPoint): string => `${MAP}?at=${positionText(at)}&zoom=${ZOOM.report}&report=1`;

/** The map page with what is reported round a place. */
export const mapOf = (at: MapPoint): string => `${MAP}?at=${positionText(at)}&zoom=${ZOOM.look}`;

/** About a tenth of a metre: as exact as a place can be, and never `1e-7`, which is no number of an address. */
const DIGITS = 6;
const degrees = (number: number): string => String(Number(number.toFixed(DIGITS)));

/** "53.8,-1.55". */
export const positionText = ({ latitude, longitude }: MapPoint): string => `${degrees(latitude)},${degrees(longitude)}`;
