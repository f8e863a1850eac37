import { readPackageJson } from '../packages';
import type { Point } from './clip';
import { flat } from './encode';
import { simplifyLine } from './simplify';

interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: Record<string, { geometries: { id: string; arcs: number[] }[] }>;
}

/** About 15 m. */
const TOLERANCE = 0.00015;

/** Returns borough boundaries, each only once although two boroughs share it, and the Underground's lines by name. */
export function londonLines() {
  const boroughs = readPackageJson<Topology>('vega-datasets', 'data/londonBoroughs.json');
  const tube = readPackageJson<Topology>('vega-datasets', 'data/londonTubeLines.json');
  const parts = tube.objects.line?.geometries ?? [];
  const names = [...new Set(parts.map(({ id }) => id))].sort();
  return {
    boroughs: decoded(boroughs).map(encoded),
    tube: names.map((name) => [
      name,
      parts.filter(({ id }) => id === name).flatMap(({ arcs }) => arcs.map((arc) => encoded(arcOf(tube, arc)))),
    ]),
  };
}

const encoded = (line: Point[]) => flat(simplifyLine(line, TOLERANCE));

const decoded = (topology: Topology): Point[][] => topology.arcs.map((_, index) => arcOf(topology, index));

/** Decodes an arc, stored as integer differences between points; `~index` is the reversed arc. */
function arcOf({ arcs, transform: { scale, translate } }: Topology, index: number): Point[] {
  let [x, y] = [0, 0];
  return (arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
