import { distanceMetres } from '../../venue/distance';
import { isAtHome, type Gazetteer } from '../query/gazetteer';
import { patternOf } from '../lexicon/read-lexicon';
import type { Candidate } from '../search-port';

const OF_LANDMARKS = new RegExp(` ${patternOf('name-parts', 'landmark-ending')}$`);
/** A castle of Leeds lies in Kent, near a village of the name; an inn that is called after a castle lies anywhere. */
const ITS_TOWN_METRES = 15_000;

/** The Caernarfon Castle in Birkenhead is a pub. */
export function isCalledAfter(name: string, { _geo, category }: Candidate, gazetteer: Gazetteer): boolean {
  if (!_geo || !OF_LANDMARKS.test(name) || !(category === 'restaurant' || category === 'hotel')) return false;
  const at = { latitude: _geo.lat, longitude: _geo.lng };
  const words = name.split(' ').slice(0, -1);
  const towns = words.flatMap((_, count) => gazetteer.named(words.slice(0, count + 1).join(' '))).filter(isAtHome);
  return towns.length > 0 && towns.every((town) => distanceMetres(town, at) > ITS_TOWN_METRES);
}
