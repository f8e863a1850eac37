import { z } from 'zod';
import { ImportStopped } from '../import-stopped';
import { jsonText } from './json-items';

export const geometrySchema = z.object({ type: z.string(), coordinates: z.unknown().optional() }).nullish();

const NO_POINT = 'Only points are read: give the middle of an area, or its door.';
const AREAS: ReadonlySet<string> = new Set(['Polygon', 'MultiPolygon']);

/** Returns the position of a GeoJSON feature, or the error for anything but a point. */
export function pointOf(
  geometry: z.output<typeof geometrySchema>,
): { latitude: string | null; longitude: string | null } | string {
  if (geometry && geometry.type !== 'Point')
    return AREAS.has(geometry.type) ? NO_POINT : `${NO_POINT} This is a ${geometry.type}.`;
  const [longitude, latitude] = Array.isArray(geometry?.coordinates) ? (geometry.coordinates as unknown[]) : [];
  return { latitude: jsonText(latitude), longitude: jsonText(longitude) };
}

/** Names of WGS 84 in degrees, the only system of GeoJSON since RFC 7946. */
const WGS_84 = /(?:\bCRS84h?|\bEPSG[:/]+(?:[\d.]+[:/]+|:)?(?:4326|4979)|\bWGS ?84)$/i;

/** Refuses a file in another coordinate system, which GeoJSON allowed before RFC 7946. */
export function checkCrs(file: unknown): void {
  const { crs } = (file ?? {}) as { crs?: unknown };
  const name = crs === undefined || crs === null ? null : nameOf(crs);
  if (name === null || WGS_84.test(name)) return;
  throw new ImportStopped(
    `The positions of this file are in ${name}. Only degrees of WGS 84 (EPSG:4326) are read: convert it first.`,
  );
}

const crsSchema = z.object({
  properties: z.object({ name: z.string().optional(), code: z.union([z.number(), z.string()]).optional() }),
});

function nameOf(crs: unknown): string {
  const { name, code } = crsSchema.safeParse(crs).data?.properties ?? {};
  const given = name ?? (code === undefined ? crs : `EPSG:${code}`);
  return typeof given === 'string' ? given : JSON.stringify(given).slice(0, 80);
}
