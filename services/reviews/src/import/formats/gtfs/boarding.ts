import type { RawSaid } from '../../raw-place';
import type { Stop } from './stop';

/** Values of `location_type` for parts of a station: entrances, nodes and boarding areas. */
const INSIDE = new Set(['2', '3', '4']);
const STATION = '1';

const SOME = 'Some vehicles can be boarded in a wheelchair, says the timetable.';
const SOME_PLATFORMS = 'Some platforms and not others, says the timetable.';

interface Platforms {
  yes: number;
  no: number;
  asStation: number;
}

/**
 * Combines the wheelchair_boarding values of stations and their platforms. 1: some vehicles are accessible. 2: none. 0
 * or empty: the same as the station, or unknown.
 */
export class Boarding {
  private readonly stations = new Set<string>();
  private readonly platforms = new Map<string, Platforms>();

  add({ stop_id: id, location_type: type, parent_station: parent, wheelchair_boarding: boarding }: Stop): void {
    if (type === STATION) this.stations.add(id);
    if (parent === '' || (type !== '' && type !== '0')) return;
    const of = this.platforms.get(parent) ?? { yes: 0, no: 0, asStation: 0 };
    this.platforms.set(parent, of);
    if (boarding === '1') of.yes += 1;
    else if (boarding === '2') of.no += 1;
    else of.asStation += 1;
  }

  /** Returns whether a stop is a place: a station, or a stop whose station is not in the timetable. */
  isPlace({ location_type: type, parent_station: parent }: Stop): boolean {
    return !INSIDE.has(type) && !this.stations.has(parent);
  }

  /** Returns the value of a stop. "Some vehicles" never becomes yes. Null if nothing is stated. */
  of({ stop_id: id, wheelchair_boarding: own }: Stop): RawSaid | null {
    const { yes, no, asStation } = this.platforms.get(id) ?? { yes: 0, no: 0, asStation: 0 };
    const isOwn = own === '1' || own === '2';
    const some = yes > 0 || (own === '1' && (asStation > 0 || no === 0));
    const none = no > 0 || (own === '2' && (asStation > 0 || yes === 0));
    if (!isOwn && yes + no === 0) return null;
    if (some && none) return boarding('partly', SOME_PLATFORMS);
    return some ? boarding('partly', SOME) : boarding('no', null);
  }
}

const boarding = (value: string, note: string | null): RawSaid => ({
  feature: 'StepFreeToTrains',
  field: 'wheelchair_boarding',
  value,
  note,
  measure: null,
});
