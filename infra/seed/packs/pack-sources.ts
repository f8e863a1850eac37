import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BRITISH_PACKS, FACT_PACKS } from './packs';
import { moreSources } from './more-sources';
import { packDate, RETRIEVED } from './pack-date';

/** The origin of a pack's rows, for the "Data sources" page and DATA_LICENSES.md. */
export interface PackSource {
  id: string;
  name: string;
  publisher: string;
  licence: string;
  licenceUrl: string;
  shareAlike: boolean;
  attribution: string;
  /** ISO day; pages show only its year. */
  dated: string;
  /** Files of several ages in one list: a place older than `dated` may still be current. */
  isCollection?: true;
  repository: string;
  commit: string;
  /** ISO day on which we read the source. */
  retrieved: string;
}

interface OriginNote {
  repo: string;
  commit: string;
  attribution: string;
}

const LICENCES: Record<string, { url: string; shareAlike: boolean }> = {
  'OGL-UK-3.0': {
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    shareAlike: false,
  },
  'OGL-UK-2.0': {
    url: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/2/',
    shareAlike: false,
  },
  'ODbL-1.0': { url: 'https://opendatacommons.org/licenses/odbl/1-0/', shareAlike: true },
  'CC-BY-4.0': { url: 'https://creativecommons.org/licenses/by/4.0/', shareAlike: false },
  'CC0-1.0': { url: 'https://creativecommons.org/publicdomain/zero/1.0/', shareAlike: false },
  'TfL-Open-Data': {
    url: 'https://tfl.gov.uk/corporate/terms-and-conditions/transport-data-service',
    shareAlike: false,
  },
  'NYC-Open-Data': { url: 'https://opendata.cityofnewyork.us/overview/#termsofuse', shareAlike: false },
};

const FSA = 'Food Standards Agency and Food Standards Scotland';
const FSA_WORDS =
  'Contains Food Standards Agency and Food Standards Scotland food hygiene rating data, licensed under the Open Government Licence v3.0.';

/** Publisher and title of each British pack, and the licence where the row's own text needs interpretation. */
const BRITISH: Record<
  (typeof BRITISH_PACKS)[number],
  [publisher: string, name: string, dated: string, licence: string]
> = {
  'tfl-station-data-2025': ['Transport for London', 'Stations of Transport for London', '2025-03', 'TfL-Open-Data'],
  'uk-public-libraries': ['Arts Council England', 'Public libraries of England', '2023', 'OGL-UK-3.0'],
  'mapping-museums-2021': [
    'Mapping Museums, Birkbeck, University of London',
    'Museums of the United Kingdom',
    '2021-09',
    'CC-BY-4.0',
  ],
  'nhs-gp-practices-2025': ['NHS England', 'Doctors’ practices in England', '2025-11', 'OGL-UK-3.0'],
  'nhs-hospitals-2020': ['NHS England', 'Hospitals in England', '2020-01', 'OGL-UK-3.0'],
  'gias-schools-2018': ['Department for Education', 'Schools in England and Wales', '2018-05', 'OGL-UK-3.0'],
  'trafford-data-lab': [
    'Sport England, the NHS and councils, collected by Trafford Data Lab',
    'Places in Greater Manchester',
    '2025-10',
    'OGL-UK-3.0',
  ],
  'nhs-pharmacies-2020': ['NHS England', 'Pharmacies in England', '2020-01', 'OGL-UK-3.0'],
  'fsa-fhrs-norwich-2026': [FSA, 'Food hygiene ratings, Norwich', '2026-07', 'OGL-UK-3.0'],
  'fsa-fhrs-manchester-2026': [FSA, 'Food hygiene ratings, Manchester', '2026-05', 'OGL-UK-3.0'],
  'fsa-fhrs-westminster-2024': [FSA, 'Food hygiene ratings, Westminster', '2024-08', 'OGL-UK-3.0'],
  'fsa-fhrs-london-2021': [FSA, 'Food hygiene ratings, London', '2021-08', 'OGL-UK-3.0'],
  'fsa-fhrs-uk-2020': [FSA, 'Food hygiene ratings, United Kingdom', '2020-11', 'OGL-UK-3.0'],
  'open-pubs-london': [FSA, 'Pubs in London', '2026-08', 'OGL-UK-3.0'],
  'osm-isle-of-man-2026': ['OpenStreetMap contributors', 'Places on the Isle of Man', '2026-05', 'ODbL-1.0'],
  'osm-italy-accessibility-2026': ['OpenStreetMap contributors', 'Places in Milan', '2026-04', 'ODbL-1.0'],
  'osm-uk-pubs-2022': ['OpenStreetMap contributors', 'Pubs of the United Kingdom', '2022-01', 'ODbL-1.0'],
  'hmcts-courts-2014': ['Ministry of Justice', 'Courts of England and Wales', '2013-07', 'OGL-UK-3.0'],
  'edinburgh-council': ['City of Edinburgh Council', 'Public places in Edinburgh', '2014-09', 'OGL-UK-2.0'],
  'nhs-dentists-2016': ['NHS England', 'Dentists in England', '2016-02', 'OGL-UK-3.0'],
  'fsa-fhrs-uk-2015': [FSA, 'Food hygiene ratings of 2015', '2015-02', 'OGL-UK-3.0'],
  'osm-sheffield-2016': ['OpenStreetMap contributors', 'Places in Sheffield', '2016-02', 'ODbL-1.0'],
};

/** Libraries in Wales are in the same pack, but under Wikidata's own waiver. */
export const WALES_LIBRARIES = 'wikidata-wales-libraries';

const FACTS_LICENCE: Record<string, string> = {
  'gtfs-prague-2019': 'CC-BY-4.0',
  'nyc-parks-playgrounds-2025': 'NYC-Open-Data',
};

const FACTS_PUBLISHER: Record<string, string> = {
  'gtfs-prague-2019': 'ROPID, Prague Integrated Transport',
  'nyc-parks-playgrounds-2025': 'NYC Parks',
  'paris-sanisettes-2024': 'Ville de Paris',
};

type StatedSource = Omit<PackSource, 'licenceUrl' | 'shareAlike' | 'retrieved'> & { retrieved?: string };

function source(fields: StatedSource): PackSource {
  const licence = LICENCES[fields.licence];
  if (!licence) throw new Error(`No terms known for ${fields.licence} of ${fields.id}`);
  return {
    retrieved: RETRIEVED,
    ...fields,
    dated: packDate(fields.dated),
    licenceUrl: licence.url,
    shareAlike: licence.shareAlike,
  };
}

const json = <T>(folder: string): T => JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8')) as T;
const address = (repo: string) => (repo.startsWith('https://') ? repo : `https://github.com/${repo.split(/[ ;]/)[0]}`);

const FACTS_NAME: Record<string, string> = {
  'gtfs-prague-2019': 'Stations in the timetables of Prague',
  'nyc-parks-playgrounds-2025': 'Playgrounds of New York City',
  'paris-sanisettes-2024': 'Public toilets of Paris (sanisettes)',
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a list's title from its note; an extract without one is named after its region. */
function listName(id: string, origin: string): string {
  const named = FACTS_NAME[id];
  if (named) return named;
  const words = origin.split(',').slice(1).join(',').trim();
  if (words) return capital(words.replace(/^Overpass extracts? of /, ''));
  const region = id.split('-').slice(1, -1).map(capital).join(' ');
  return `Places in ${region}`;
}

/**
 * Returns all sources of the packs in three folders, in order of precedence. Throws when a pack has no note of its
 * origin.
 */
export function packSources(british: string, facts: string, more: string): PackSource[] {
  const { accepted } = json<{ accepted: Record<string, OriginNote> }>(british);
  const ofFacts = new Map(
    json<(OriginNote & { pack: string; origin: string; dated: string })[]>(facts).map((note) => [note.pack, note]),
  );
  const britishSources = BRITISH_PACKS.map((id) => {
    const [publisher, name, dated, licence] = BRITISH[id];
    const note = accepted[id];
    if (!note) throw new Error(`No note of origin for ${id}`);
    const attribution = note.attribution.startsWith('as fsa') ? FSA_WORDS : note.attribution;
    return source({
      id,
      name,
      publisher,
      licence,
      dated,
      ...(id === 'trafford-data-lab' ? { isCollection: true } : {}),
      attribution,
      repository: address(note.repo),
      commit: note.commit,
    });
  });
  const libraries = britishSources.find(({ id }) => id === 'uk-public-libraries');
  if (!libraries) throw new Error('The libraries are missing');
  return [
    ...britishSources,
    source({
      ...libraries,
      id: WALES_LIBRARIES,
      name: 'Public libraries of Wales',
      publisher: 'Wikidata',
      licence: 'CC0-1.0',
      dated: '2025-04',
      attribution: 'Wikidata, CC0',
    }),
    ...FACT_PACKS.map((id) => {
      const note = ofFacts.get(id);
      if (!note) throw new Error(`No note of origin for ${id}`);
      return source({
        id,
        name: listName(id, note.origin),
        publisher: FACTS_PUBLISHER[id] ?? 'OpenStreetMap contributors',
        licence: FACTS_LICENCE[id] ?? 'ODbL-1.0',
        dated: note.dated,
        attribution: note.attribution,
        repository: address(note.repo),
        commit: note.commit,
      });
    }),
    ...moreSources(more).map(source),
  ];
}
