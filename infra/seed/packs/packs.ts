/**
 * The packs in order of precedence: of two rows for one place, the earlier pack's wins. Registers of one kind of place
 * come before lists of food businesses, newer ones before older ones.
 */
export const BRITISH_PACKS = [
  'tfl-station-data-2025',
  'uk-public-libraries',
  'mapping-museums-2021',
  'nhs-gp-practices-2025',
  'nhs-hospitals-2020',
  'gias-schools-2018',
  'trafford-data-lab',
  'nhs-pharmacies-2020',
  'fsa-fhrs-norwich-2026',
  'fsa-fhrs-manchester-2026',
  'fsa-fhrs-westminster-2024',
  'fsa-fhrs-london-2021',
  'fsa-fhrs-uk-2020',
  'open-pubs-london',
  'osm-isle-of-man-2026',
  'osm-italy-accessibility-2026',
  'osm-uk-pubs-2022',
  'hmcts-courts-2014',
  'edinburgh-council',
  'nhs-dentists-2016',
  'fsa-fhrs-uk-2015',
  'osm-sheffield-2016',
] as const;

/**
 * Packs with facts about access, newest first. An OpenStreetMap id in two of them is one place, and the newer pack's
 * facts count.
 */
export const FACT_PACKS = [
  'osm-london-pubs-2026',
  'osm-edinburgh-restaurants-2026',
  'osm-rome-toilets-2025',
  'osm-northern-ireland-fast-food-2025',
  'nyc-parks-playgrounds-2025',
  'osm-new-york-state-cinemas-2025',
  'osm-oslo-2024',
  'osm-heidelberg-2024',
  'osm-frankfurt-darmstadt-2024',
  'osm-london-attractions-2024',
  'paris-sanisettes-2024',
  'osm-london-attractions-2023',
  'osm-paris-rail-stations-2023',
  'osm-london-toilets-2021',
  'osm-denmark-2021',
  'osm-monaco-2021',
  'osm-paris-toilets-2021',
  'osm-porto-alegre-2020',
  'osm-london-places-with-toilets-2020',
  'osm-sao-paulo-2020',
  'osm-leeds-university-2020',
  'osm-norwich-2019',
  'gtfs-prague-2019',
  'osm-edinburgh-eateries-2018',
  'osm-rutland-2018',
  'osm-mannheim-2017',
  'osm-edinburgh-shops-2016',
  'osm-liechtenstein-2015',
  'osm-vancouver-2015',
] as const;

/**
 * Later packs, one folder per purpose. They are last, so a place that was already listed keeps its row and its key;
 * their facts are added to it.
 */
export const MORE_PACKS = [
  'uk/scotsport-2024',
  'uk/castlemap-uk-2026',
  'uk/banes-2019',
  'uk/osm-supermarkets-gb-2026',
  'uk/osm-stadiums-gb-2026',
  'uk/osm-motorway-services-2026',
  'uk/osm-castles-2025',
  'facts/osm-bath-2017',
  'facts/gbptm-2018',
  'facts/gbptm-osm-2018',
  'world/tokyo-accessible-toilets-2024',
  'world/castlemap-world-2026',
] as const;
