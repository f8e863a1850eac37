import type { Distance } from '@waymark/mfe-kit';
import type { Way } from './way-to';

/** Clockwise from north, in steps of an eighth of a turn. */
const DIRECTIONS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
const EIGHTH = 360 / DIRECTIONS.length;
/** Metres below which a direction is meaningless, because positions are only as exact as a finger on a map. */
const RIGHT_THERE_METRES = 15;

export const directionWords = (bearing: number): string =>
  DIRECTIONS[Math.round(bearing / EIGHTH) % DIRECTIONS.length] as string;

/** Returns "120 m to the north-east", with "about" for an approximate position. */
export function wayWords({ metres, bearing }: Way, inUnits: Distance, isRough = false): string {
  if (metres < RIGHT_THERE_METRES) return isRough ? 'very near' : 'right outside';
  return `${isRough ? 'about ' : ''}${inUnits(metres)} to the ${directionWords(bearing)}`;
}
