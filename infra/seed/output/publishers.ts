import { readFileSync } from 'node:fs';
import { readVenues } from '@waymark/seed';
import { countBy } from './count-by';
import type { PublishedList, PublishedSource } from './data-licences';
import { writeJson } from './write-json';

/** A publisher's list, as the page shows it. */
interface ShownList {
  id: string;
  name: string;
  year: string | null;
  places: number;
  facts: number;
  /** Full name of the licence. */
  licence: string;
  licenceUrl: string;
  attribution: string;
  homepage: string;
}

interface Publisher {
  name: string;
  /** What the publisher's lists contain, in a few words. */
  what: string;
  places: number;
  facts: number;
  lists: ShownList[];
}

/** For publishers with several lists; a single list's name already says it. */
const WHAT: Record<string, string> = {
  'Food Standards Agency and Food Standards Scotland': 'Food hygiene ratings: places that sell food',
  'OpenStreetMap contributors': 'Pubs, public toilets and other places, and what mappers say about their access',
  'NHS England': 'Doctors, hospitals and pharmacies in England',
  GeoNames: 'Places around the world and how many people live there',
  'DB InfraGO': 'Addresses and phone lines of German stations',
};

const LICENCES: Record<string, string> = {
  'OGL-UK-3.0': 'Open Government Licence 3.0',
  'OGL-3.0': 'Open Government Licence 3.0',
  'OGL-UK-2.0': 'Open Government Licence 2.0',
  'ODbL-1.0': 'Open Database License 1.0',
  'CC-BY-4.0': 'Creative Commons Attribution 4.0',
  'CC-BY-4.0 AND ODbL-1.0': 'Creative Commons Attribution 4.0 and Open Database License 1.0',
  'CC0-1.0': 'Creative Commons Zero',
  'TfL-Open-Data': 'Transport for London’s terms for open data',
  'NYC-Open-Data': 'New York City’s terms for open data',
  'Public-Domain': 'Public domain',
  'BSD-3-Clause': 'BSD licence',
  MIT: 'MIT licence',
  ISC: 'ISC licence',
};

type Source = PublishedSource & { id: string; publisher: string };
type List = PublishedList & { id: string };

function shown(
  packages: readonly Source[],
  lists: readonly List[],
  claims: Record<string, number>,
): (ShownList & { publisher: string })[] {
  return [
    ...lists
      .filter(({ rows, facts }) => rows + facts > 0)
      .map(({ rows: places, dated, repository: homepage, ...list }) => ({
        ...list,
        places,
        homepage,
        year: dated.slice(0, 4),
      })),
    ...packages.map(({ rows: places, ...source }) => ({
      ...source,
      places,
      facts: claims[source.id] ?? 0,
      year: null,
    })),
  ].map(({ id, name, year, places, facts, licence, licenceUrl, attribution, homepage, publisher }) => ({
    ...{ id, name, year, places, facts, licence: licenceName(licence), licenceUrl, attribution, homepage, publisher },
  }));
}

function licenceName(id: string): string {
  const name = LICENCES[id];
  if (!name) throw new Error(`No name for licence ${id}`);
  return name;
}

/** Removes the maker, which the page shows above. */
const withoutMaker = (name: string) => name.replace(/ \([^)]*\)$/, '');

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Returns the publishers, those with the most places first, each with its lists. */
export function publishers(
  packages: readonly Source[],
  lists: readonly List[],
  claims: Record<string, number>,
): Publisher[] {
  const byName = new Map<string, ShownList[]>();
  for (const { publisher, ...list } of shown(packages, lists, claims))
    byName.set(publisher, [...(byName.get(publisher) ?? []), list]);
  return [...byName]
    .map(([name, own]) => ({
      name,
      what: WHAT[name] ?? withoutMaker(own[0]?.name ?? ''),
      places: sum(own.map(({ places }) => places)),
      facts: sum(own.map(({ facts }) => facts)),
      lists: own.sort((a, b) => b.places - a.places || b.facts - a.facts),
    }))
    .sort((a, b) => b.places - a.places || b.facts - a.facts);
}

const seed = (name: string) => new URL(`../../../libs/seed/src/data/${name}`, import.meta.url);
const read = <T>(name: string) => JSON.parse(readFileSync(seed(name), 'utf8')) as T[];

/** Writes the content of the "Data sources" page, because a page may not read another project's files. */
export async function writePublishers(): Promise<void> {
  const stating: string[] = [];
  for await (const { source, claims } of readVenues()) stating.push(...Object.keys(claims).map(() => source));
  writeJson(
    new URL('../../../mfe-reviews/src/features/data-sources/publishers.json', import.meta.url),
    publishers(
      read<Source>('sources.json'),
      read<List>('listed-sources.json'),
      countBy(stating, (source) => source),
    ),
  );
}
