import { Injectable } from '@nestjs/common';
import { UNKNOWN_CITY } from '@waymark/contracts-maps';
import { Gazetteer } from '../geo/gazetteer';
import { problem } from '../problem';

interface Given {
  latitude: number;
  longitude: number;
  isPositionMeant: boolean;
}

/**
 * Rejects unlikely positions: where people walk, a town is within 100 km, so a position farther away is usually a
 * mistake.
 */
@Injectable()
export class PositionCheck {
  constructor(private readonly gazetteer: Gazetteer) {}

  /** Returns the name of the nearest place. Far from all places, the sender must confirm the position. */
  nearestPlace({ latitude, longitude, isPositionMeant }: Given): string {
    const { city, locality } = this.gazetteer.whereIs({ latitude, longitude });
    if (locality !== UNKNOWN_CITY) return locality === city ? locality : `${locality}, ${city}`;
    if (!isPositionMeant)
      throw problem('report.position-unlikely', {
        fieldErrors: {
          isPositionMeant: 'This is far from any town, perhaps at sea. Check the place, or confirm that it is right.',
        },
      });
    return `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`;
  }
}
