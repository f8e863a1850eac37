import type { BookPlace } from '../understand/place-book';
import type { BookPostcode } from '../understand/postcode-districts';

export type Place = BookPlace;
export type Postcode = BookPostcode;

/** What the parser asks of towns, stations and postcodes: all in memory. */
export interface Gazetteer {
  /** Towns of a folded name: those of the home country first, then the most populous. */
  named(name: string): Place[];
  /** Words of the longest name. */
  longest: number;
  isWorldwide: boolean;
  /** Whether it is a word of the name of a place. */
  isWord(word: string): boolean;
  /** Whether trains of the home country stop at a place of that name. */
  isStop(name: string): boolean;
  postcode(code: string): Postcode | null;
  /** Names among which one is that is so many slips away. */
  namesLike(name: string, slips: number): Iterable<string>;
}

export const isAtHome = ({ countryCode }: Pick<Place, 'countryCode'>): boolean => countryCode === 'GB';

/** "Richmond Yorkshire", "Soho London": whether a county about it or its town is called so. */
export function isWithin(place: Place, said: string, gazetteer: Gazetteer): boolean {
  const lies = ({ box }: Place) =>
    box !== undefined &&
    place.latitude >= box.south &&
    place.latitude <= box.north &&
    place.longitude >= box.west &&
    place.longitude <= box.east;
  return place.withinNames.includes(said) || (!place.box && isAtHome(place) && gazetteer.named(said).some(lies));
}
