import { fold } from '../../text/fold';
import type { BookPlace } from '../understand/place-book';

/** A town, and places of it as "name:other name,another 51.5117 -0.1312;next name: …". */
export type RowsOfTown = readonly [town: string, places: string];

/** Parts of towns that were typed in by hand, said with their town where people say it. `home`: the towns of Britain. */
export function placedByHand(rows: readonly RowsOfTown[], home: readonly BookPlace[]): Omit<BookPlace, 'population'>[] {
  return rows.flatMap(([town, places]) => {
    const beside = home.find(({ name }) => name === town);
    const withinNames = [...new Set([fold(town), ...(beside?.names ?? []), ...(beside?.withinNames ?? [])])];
    return places.split(';').map((row) => {
      const [, name = '', others = '', latitude, longitude] = /^(.+?):(.*) (\S+) (\S+)$/.exec(row) ?? [];
      return {
        name,
        names: spelled([name, ...others.split(',')].map(fold).filter(Boolean)),
        country: 'UK',
        countryCode: 'GB',
        district: town,
        withinNames,
        latitude: Number(latitude),
        longitude: Number(longitude),
        isPart: true,
      };
    });
  });
}

/** Of gardens many say one, and of a garden many. */
const spelled = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) => [name, name.replace(/ garden$/, ' gardens'), name.replace(/ gardens$/, ' garden')]),
  ),
];
