import type { Database } from '@waymark/service-kit';
import { addFirstStatements, upsertSourceStatements } from '../statement/source-statements';
import type { ImportedPlace } from './imported-place';
import type { ImportSource } from './source-of-import';

interface Places {
  venueOf: (place: ImportedPlace) => number;
  /** Whether the venue was just created from this row. */
  isNew: (place: ImportedPlace) => boolean;
}

/** Stores the facts of a batch, and ends those that its rows stated before and no longer state. */
export async function writeSaid(
  database: Database,
  source: ImportSource,
  places: readonly ImportedPlace[],
  { venueOf, isNew }: Places,
): Promise<{ added: number; venueIds: number[] }> {
  const saidBy = (place: ImportedPlace) =>
    place.said.map((one) => ({
      ...one,
      venue: venueOf(place),
      source: source.id,
      sourceKey: place.key,
      licence: source.licence,
      observed: place.observed,
    }));
  const [news, others] = [places.filter(isNew), places.filter((place) => !isNew(place))];
  const first = await addFirstStatements(database, news.flatMap(saidBy));
  const whole = others.map((place) => ({ venue: venueOf(place), source: source.id, sourceKey: place.key }));
  const { added, venueIds } = await upsertSourceStatements(database, others.flatMap(saidBy), whole);
  return { added: first + added, venueIds };
}
