import { importPackage, readPackageJson } from '../packages';
import { type Position } from '../rules/distance';

interface Index {
  add(x: number, y: number): number;
  finish(): void;
}

const COAST_KM = 8;

/**
 * Returns a test for "Is this at the sea?", from Natural Earth's coastline (public domain). Some ports have the
 * position of an inland town that a geocoder found under the same name, and a "Port of Faenza" helps nobody.
 */
export async function coastTest(): Promise<(position: Position) => boolean> {
  const { default: KDBush } = await importPackage<{ default: new (size: number) => Index }>('kdbush');
  const { around } = await importPackage<{
    around: (index: Index, longitude: number, latitude: number, max: number, km: number) => number[];
  }>('geokdbush');
  const { feature } = await importPackage<{
    feature: (
      topology: unknown,
      object: unknown,
    ) => { features: { geometry: { coordinates: [number, number][][][] } }[] };
  }>('topojson-client');
  const topology = readPackageJson<{ objects: { land: unknown } }>('world-atlas', 'land-10m.json');
  const points = feature(topology, topology.objects.land).features.flatMap(({ geometry }) =>
    geometry.coordinates.flat(2),
  );
  const index = new KDBush(points.length);
  for (const [longitude, latitude] of points) index.add(longitude, latitude);
  index.finish();
  return ({ latitude, longitude }) => around(index, longitude, latitude, 1, COAST_KM).length > 0;
}
