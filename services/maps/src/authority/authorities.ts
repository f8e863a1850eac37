import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Authority } from './authority';

type Box = [west: number, south: number, east: number, north: number];

interface Position {
  latitude: number;
  longitude: number;
}

/** Finds the authority in charge of a path, from the operator's file. */
export class Authorities {
  /** Areas with their bounding boxes, which are checked first because few areas are near a position. */
  private readonly boxed: readonly { authority: Authority; box: Box }[];

  constructor(private readonly all: readonly Authority[]) {
    this.boxed = all.map((authority) => ({ authority, box: boxOf(authority) }));
  }

  /** Returns the authority for a position. If areas overlap, the first in the file wins. */
  at({ latitude, longitude }: Position): Authority | null {
    const found = this.boxed.find(
      ({ authority, box: [west, south, east, north] }) =>
        longitude >= west &&
        longitude <= east &&
        latitude >= south &&
        latitude <= north &&
        booleanPointInPolygon([longitude, latitude], authority.area),
    );
    return found?.authority ?? null;
  }

  byId(id: string): Authority | null {
    return this.all.find((authority) => authority.id === id) ?? null;
  }
}

function boxOf({ area }: Authority): Box {
  const edges =
    area.type === 'Polygon' ? area.coordinates.slice(0, 1) : area.coordinates.flatMap(([edge = []]) => [edge]);
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of edges.flat()) {
    box[0] = Math.min(box[0], longitude);
    box[1] = Math.min(box[1], latitude);
    box[2] = Math.max(box[2], longitude);
    box[3] = Math.max(box[3], latitude);
  }
  return box;
}
