import { Injectable } from '@nestjs/common';
import { UNKNOWN_CITY } from '@waymark/contracts-maps';
import { Gazetteer } from '../geo/gazetteer';
import { problem } from '../problem';

interface Given {
  latitude: number;
  longitude: number;
  isPositionMeant: boolean;
}

/** Where people walk there is a town within 100 km: anything else is far more often a slip than a footpath. */
@Injectable()
export class PositionCheck {
  constructor(private readonly gazetteer: Gazetteer) {}

  /** The nearest place by name. Far from all of them it has to be said that the position is meant. */
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
