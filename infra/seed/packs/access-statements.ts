import type { FeatureName } from '@waymark/seed';
import { oneLine } from './one-line';
import { isTooOld } from './pack-date';
import type { PackRow } from './pack-row';

/** A source's fact about one feature of a place; `value` is null when its text is neither yes nor no. */
export interface AccessStatement {
  feature: FeatureName;
  value: 'yes' | 'no' | 'partly' | null;
  note?: string;
  /** ISO day of the source's survey, if the field contains it. */
  observed?: string;
}

type Facts = Record<string, string>;

const NOTE_LENGTH = 400;

const note = (text: string) => oneLine(text).slice(0, NOTE_LENGTH);

/** OpenStreetMap's values; any other ("RADAR key", "customer") does not mean yes. */
const OSM_VALUES: Record<string, AccessStatement['value']> = {
  yes: 'yes',
  designated: 'yes',
  official: 'yes',
  limited: 'partly',
  no: 'no',
};

function osmStatement(feature: FeatureName, word: string | undefined, words: string[] = []): AccessStatement[] {
  const value = OSM_VALUES[word?.toLowerCase() ?? ''] ?? null;
  const text = note(words.join(' '));
  if (value === null && text === '') return [];
  return [{ feature, value, ...(text !== '' && { note: text }) }];
}

function parkingStatement(spaces: string | undefined): AccessStatement[] {
  if (spaces === undefined) return [];
  const count = Number(spaces);
  if (spaces === 'no' || count === 0) return [{ feature: 'DisabledParking', value: 'no' }];
  if (spaces === 'yes') return [{ feature: 'DisabledParking', value: 'yes' }];
  return Number.isInteger(count) && count > 0
    ? [{ feature: 'DisabledParking', value: 'yes', note: `${count} ${count === 1 ? 'space' : 'spaces'}.` }]
    : [];
}

/** Equipment of an accessible toilet that no feature covers, so it becomes text. */
const BESIDE_TOILET: [string, string][] = [
  ['changing_table:adult', 'Adult-sized changing bed.'],
  ['toilets:ostomate', 'Facilities for people with a stoma.'],
];

/**
 * The National Key Scheme's lock; the Eurokey of other countries is a different key. Mappers' notes about a key are
 * quoted as text.
 */
function keyStatement({ facts = {}, source_fields: words }: PackRow): AccessStatement[] {
  const lock = { nks: 'yes', no: 'no' }[facts['centralkey'] ?? ''];
  const text = typeof words?.['notes'] === 'string' ? words['notes'] : '';
  const isOfKey = /\bkeys?\b|\bradar\b/i.test(text) && text.length <= NOTE_LENGTH && !text.includes('\ufffd');
  return osmStatement('RadarKey', lock, isOfKey ? [oneLine(text)] : []);
}

function fromOsm(facts: Facts): AccessStatement[] {
  const words = ['wheelchair:description:en', 'wheelchair:description', 'wheelchair:description:de', 'wheelchair:note']
    .flatMap((key) => facts[key] ?? [])
    .slice(0, 2);
  const within = BESIDE_TOILET.flatMap(([key, word]) => (facts[key] === 'yes' ? [word] : []));
  return [
    ...osmStatement('WheelchairAccess', facts['wheelchair'], [...words, ...within]),
    ...osmStatement('AccessibleToilets', facts['toilets:wheelchair'] ?? facts['wheelchair:toilets']),
    ...osmStatement('BabyChanging', facts['changing_table']),
    ...osmStatement('TactilePaving', facts['tactile_paving']),
    ...osmStatement('LiftAccess', facts['elevator']),
    ...parkingStatement(facts['capacity:disabled'] ?? facts['parking:disabled']),
    ...osmStatement('HearingLoop', undefined, facts['deaf:description:en'] ? [facts['deaf:description:en']] : []),
  ];
}

const YES_NO: Record<string, AccessStatement['value']> = { yes: 'yes', no: 'no', oui: 'yes', non: 'no' };

function yesNo(
  feature: FeatureName,
  word: string | undefined,
  more: Omit<AccessStatement, 'feature' | 'value'> = {},
): AccessStatement[] {
  const value = YES_NO[word?.toLowerCase() ?? ''];
  return value === undefined ? [] : [{ feature, value, ...more }];
}

const SPORT_PLACES: [string, string][] = [
  ['disability_finding_reaching_entrance', 'finding and reaching the entrance'],
  ['disability_doorways', 'doorways'],
  ['disability_reception_area', 'reception'],
  ['disability_activity_area', 'activity areas'],
  ['disability_changing_facilities', 'changing rooms'],
  ['disability_social_areas', 'social areas'],
  ['disability_spectator_areas', 'spectator areas'],
  ['disability_emergency_exits', 'emergency exits'],
];

const listed = (items: string[]) => items.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Sport England rates each part of a site. Parts do not make the whole site accessible, so they are listed as text. */
function fromSportSite(facts: Facts): AccessStatement[] {
  const provided = SPORT_PLACES.filter(([key]) => facts[key] === 'Yes').map(([, word]) => word);
  const without = SPORT_PLACES.filter(([key]) => facts[key] === 'No').map(([, word]) => word);
  const observed = facts['site_last_updated_date'];
  const when = observed === undefined ? {} : { observed };
  const words = [
    provided.length > 0 ? `Made for disabled people: ${listed(provided)}.` : '',
    without.length > 0 ? `Not: ${listed(without)}.` : '',
    facts['disability_notes'] ?? '',
  ].join(' ');
  const value =
    without.length === 0 && provided.length > 0 ? 'yes' : provided.length === 0 && without.length > 0 ? 'no' : 'partly';
  return [
    ...(provided.length + without.length > 0
      ? [{ feature: 'WheelchairAccess' as const, value, note: note(words), ...when } as const]
      : []),
    ...yesNo('DisabledParking', facts['disability_parking'], when),
    ...yesNo('AccessibleToilets', facts['disability_toilets'], when),
  ];
}

function fromTube(facts: Facts): AccessStatement[] {
  const platforms = Number(facts['PlatformServices rows'] ?? 0);
  const level =
    Number(facts['LevelAccessByManualRamp TRUE rows'] ?? 0) +
    Number(facts['DesignatedLevelAccessPoint TRUE rows'] ?? 0);
  const lifts = Number(facts['Lifts.csv rows'] ?? 0);
  const spaces = facts['BlueBadgeCarParkSpaces'];
  const words = facts['AdditionalAccessibilityInformation'];
  return [
    ...(lifts > 0
      ? [
          {
            feature: 'LiftAccess' as const,
            value: 'yes' as const,
            note: `${lifts} ${lifts === 1 ? 'lift' : 'lifts'} listed.`,
          },
        ]
      : []),
    ...(level > 0 && platforms > 0
      ? [
          {
            feature: 'StepFreeToTrains' as const,
            value: 'partly' as const,
            note: 'Some platforms have a level place to board or a manual ramp.',
          },
        ]
      : []),
    ...(facts['BlueBadgeCarParking']?.toLowerCase() === 'true'
      ? [
          {
            feature: 'DisabledParking' as const,
            value: 'yes' as const,
            ...(spaces ? { note: `${spaces} Blue Badge spaces.` } : {}),
          },
        ]
      : facts['BlueBadgeCarParking']?.toLowerCase() === 'false'
        ? [{ feature: 'DisabledParking' as const, value: 'no' as const }]
        : []),
    ...(words ? [{ feature: 'StepFreeAccess' as const, value: null, note: note(words) }] : []),
  ];
}

/** GTFS: 1 means that some vehicles can be boarded in a wheelchair, 2 that none can. "Some" is not yes. */
function fromTimetable(facts: Facts): AccessStatement[] {
  if (facts['wheelchair_boarding'] === '1')
    return [
      {
        feature: 'StepFreeToTrains',
        value: 'partly',
        note: 'Some vehicles can be boarded in a wheelchair, says the timetable.',
      },
    ];
  return facts['wheelchair_boarding'] === '2' ? [{ feature: 'StepFreeToTrains', value: 'no' }] : [];
}

const NYC_TOILETS: Record<string, AccessStatement['value']> = {
  Accessible: 'yes',
  'Not Accessible': 'no',
  NotAccessible: 'no',
};
const NYC_ACCESS: Record<string, AccessStatement['value']> = { Yes: 'yes', Limited: 'partly', No: 'no' };

function fromPlayground(facts: Facts): AccessStatement[] {
  const access = NYC_ACCESS[facts['Accessible'] ?? ''];
  const toilets = NYC_TOILETS[facts['ADA_Accessible_Comfort_Station'] ?? ''];
  return [
    ...(access ? [{ feature: 'WheelchairAccess' as const, value: access }] : []),
    ...(toilets ? [{ feature: 'AccessibleToilets' as const, value: toilets }] : []),
  ];
}

/** Courts and councils wrote sentences. They are shown as text and never turned into a yes. */
function fromSentences(facts: Facts, features: [string, FeatureName][]): AccessStatement[] {
  return features.flatMap(([key, feature]) => {
    const words = note(facts[key] ?? '');
    return words === '' ? [] : [{ feature, value: null, note: words }];
  });
}

const COURT_FIELDS: [string, FeatureName][] = [
  ['Disabled access', 'WheelchairAccess'],
  ['Loop Hearing', 'HearingLoop'],
  ['Guide dogs', 'ServiceAnimalFacilities'],
];

const COUNCIL_FIELDS: [string, FeatureName][] = [['Disabled Access', 'WheelchairAccess']];

/** Returns the facts about access that a row's own fields state, and nothing more. */
export function accessStatements(row: PackRow): AccessStatement[] {
  const { source, facts = {} } = row;
  if (source === 'trafford-data-lab') return fromSportSite(facts);
  if (source === 'tfl-station-data-2025') return fromTube(facts);
  if (source === 'gtfs-prague-2019') return fromTimetable(facts);
  if (source === 'nyc-parks-playgrounds-2025') return fromPlayground(facts);
  if (source === 'paris-sanisettes-2024') return yesNo('AccessibleToilets', facts['acces_pmr']);
  if (source === 'hmcts-courts-2014') return fromSentences(facts, COURT_FIELDS);
  if (source === 'edinburgh-council') return fromSentences(facts, COUNCIL_FIELDS);
  return [...fromOsm(facts), ...keyStatement(row)];
}

const SAID: Record<string, string> = { yes: 'Yes', no: 'No', partly: 'Partly' };

/** Facts older than ten years no longer count as yes or no: they become text until somebody confirms them. */
export function confirmFirst(statement: AccessStatement, observed: string): AccessStatement {
  if (statement.value === null || !isTooOld(observed)) return statement;
  const words = `${SAID[statement.value]} in ${observed.slice(0, 4)}, not confirmed since.`;
  return { ...statement, value: null, note: note(`${words} ${statement.note ?? ''}`) };
}
