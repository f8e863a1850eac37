// npm run packs -- <folder of the British packs> <folder of the packs with facts> <folder of further packs>
import { type StatedFact, readVenues } from '@waymark/seed';
import { countryNames } from '../gazetteer/country-names';
import { Gazetteer } from '../gazetteer/gazetteer';
import { loadPlaces } from '../gazetteer/places';
import { countBy } from '../output/count-by';
import { writePublishers } from '../output/publishers';
import { writeDataLicences } from '../output/write-data-licences';
import { writeJson } from '../output/write-json';
import { writeNdjsonBr, writeNdjsonGz } from '../output/write-ndjson';
import { accessStatements, confirmFirst } from './access-statements';
import { AlreadyListed } from './already-listed';
import { mergePacks } from './merge-packs';
import { rightMisplaced } from './misplaced';
import { packDate } from './pack-date';
import { type PackRow, readPack } from './pack-row';
import { packSources } from './pack-sources';
import { BRITISH_PACKS, FACT_PACKS, MORE_PACKS } from './packs';
import { PostcodeMiddles } from './postcode-middles';
import { sampleOf } from './sample';
import { TidyKind } from './tidy-kind';
import { sourceOf, toListedVenue } from './to-listed-venue';

const [british, facts, more] = process.argv.slice(2);
if (!british || !facts || !more)
  throw new Error(
    'Usage: npm run packs -- <folder of the British packs> <folder of the packs with facts> <folder of further packs>',
  );

const data = (name: string) => new URL(`../../../libs/seed/src/data/${name}`, import.meta.url);
const context = { gazetteer: await Gazetteer.create(await loadPlaces()), countryName: await countryNames() };

const listedRows = [
  ...BRITISH_PACKS.flatMap((pack) => readPack(british, pack)),
  ...FACT_PACKS.flatMap((pack) => readPack(facts, pack)),
  ...MORE_PACKS.flatMap((pack) => readPack(more, pack)),
];
const middles = PostcodeMiddles.read(british, listedRows);
const { rows, moved, postcodeDropped } = rightMisplaced(listedRows, middles, context.gazetteer);
const tidyKind = new TidyKind();
const listed = await AlreadyListed.of(readVenues());
const { places, tooOld } = mergePacks(
  rows.filter((row) => !listed.isByNameAlone(row)),
  (row) => tidyKind.of(row),
);

function statedBy(venue: string, row: PackRow): StatedFact[] {
  return accessStatements(row).map(({ observed = packDate(row.dated), ...statement }) => ({
    venue,
    ...confirmFirst(statement, observed),
    source: sourceOf(row),
    sourceId: row.sourceId,
    observed,
  }));
}

const stated: StatedFact[] = listed.namedAlone(rows).flatMap(({ key, row }) => statedBy(key, row));
const venues = places.flatMap((place) => {
  const known = listed.find(place);
  const venue = known === null ? toListedVenue(place, context) : null;
  const key = known ?? venue?.key;
  if (key !== undefined) stated.push(...place.rows.flatMap((row) => statedBy(key, row)));
  return venue ?? [];
});

/** Each source counts once per feature of a venue, however many of its rows repeat the fact. */
const distinctFacts = [
  ...new Map(stated.map((fact) => [`${fact.venue}|${fact.feature}|${fact.source}`, fact])).values(),
];

const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
venues.sort((a, b) => order(a.source, b.source) || order(a.postcode ?? '', b.postcode ?? '') || order(a.key, b.key));
distinctFacts.sort((a, b) => order(a.venue, b.venue) || order(a.feature, b.feature) || order(a.source, b.source));

const sources = packSources(british, facts, more);
const bySource = countBy(venues, ({ source }) => source);
const factsBySource = countBy(distinctFacts, ({ source }) => source);
const withFacts = new Set(distinctFacts.map(({ venue }) => venue));
const sample = sampleOf(venues, (key) => withFacts.has(key));
const files = {
  'listed-venues.ndjson.br': writeNdjsonBr(data('listed-venues.ndjson.br'), venues),
  'stated-facts.ndjson.br': writeNdjsonBr(data('stated-facts.ndjson.br'), distinctFacts),
  'postcodes.ndjson.br': writeNdjsonBr(data('postcodes.ndjson.br'), middles.rows),
  'listed-sample.ndjson.gz': writeNdjsonGz(data('listed-sample.ndjson.gz'), sample),
};
writeJson(
  data('listed-sources.json'),
  sources.map((source) => ({
    ...source,
    rows: bySource[source.id] ?? 0,
    facts: factsBySource[source.id] ?? 0,
  })),
);
writeJson(data('listed-manifest.json'), {
  files,
  tooOld,
  moved,
  postcodeDropped,
  byKind: countBy(venues, ({ category, kind }) => `${category}/${kind ?? 'other'}`),
  byFact: countBy(distinctFacts, ({ feature, value }) => `${feature}=${value ?? 'words'}`),
});
writeDataLicences();
await writePublishers();
console.log(`${venues.length} venues, ${distinctFacts.length} facts, ${tooOld} left out as too old`, files);
