import { CLAIM, FEATURES, type Feature } from '../features';
import type { VenueKnowledge } from '../known-feature';
import type { Notice } from '../notice';

interface Said {
  claim?: 0 | 1 | 2 | 3;
  yes?: number;
  no?: number;
  at?: string;
  partly?: true;
  note?: string;
}

const SOURCE = { name: 'OpenStreetMap', sourceId: 'n1', licence: 'ODbL-1.0', retrieved: '2026-11-01' };

function venue(
  said: Partial<Record<Feature, Said>>,
  { notices = [], dated = '2025-05-01', ...part }: Partial<VenueKnowledge> & { dated?: string } = {},
): VenueKnowledge {
  const known: Record<string, unknown> = {};
  const claims = Object.fromEntries(FEATURES.map((one) => [`claimed${one}`, said[one]?.claim ?? CLAIM.unknown]));
  for (const [feature, { claim = 0, yes = 0, no = 0, at = '2026-11-03' }] of Object.entries(said)) {
    const [agrees, disagrees] = claim === CLAIM.notAvailable ? [no, yes] : [yes, no];
    if (yes + no > 0) known[feature] = { claim, agrees, disagrees, newestAnswerAt: `${at}T10:00:00.000Z` };
  }
  const partly = Object.entries(said).filter(([, { partly: is }]) => is);
  const fact = { stated: 'partly', statedBy: 'OpenStreetMap', statedOn: dated, note: null, measure: null };
  return {
    category: 'restaurant',
    ...claims,
    facts: Object.fromEntries(partly.map(([one]) => [one, { ...fact, newest: dated, isCurrent: true }])),
    notices,
    verifications: known,
    claimNotes: Object.fromEntries(Object.entries(said).flatMap(([one, { note }]) => (note ? [[one, note]] : []))),
    source: { ...SOURCE, dated },
    ...part,
  } as VenueKnowledge;
}

const notice = (part: Partial<Notice> = {}): Notice => ({
  id: 1,
  text: 'Lift out of order.',
  feature: 'LiftAccess',
  seenOn: '2026-11-18',
  endsOn: '2026-12-01',
  seenBy: 1,
  ...part,
});

const yes = { claim: 1 } as const;
const no = { claim: 2 } as const;
const four = { yes: 4 };
const HOSTILE = 'Closed!!\u202E\n\n<script>alert(1)</script> ' + 'x'.repeat(300);
const everything = Object.fromEntries(FEATURES.map((one) => [one, four]));

/** Test cases: the facts of a venue, and the expected sentence. */
export const VENUE_SENTENCE_CASES: [string, VenueKnowledge, string][] = [
  ['nothing known', venue({}), 'No access information yet.'],
  ['nothing but what does not apply', venue({ LiftAccess: { claim: 3 } }), 'No access information yet.'],
  [
    'the example of the issue',
    venue({ StepFreeAccess: four, HearingLoop: { no: 2 } }, { category: 'healthcare' }),
    'Step-free entrance, confirmed by 4 people (most recent: Nov 3). No hearing loop. Not checked yet: toilets, parking and a lift.',
  ],
  [
    'one person',
    venue({ StepFreeAccess: { yes: 1 } }),
    'Step-free entrance, confirmed by 1 person on Nov 3. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'one person today',
    venue({ StepFreeAccess: { yes: 1, at: '2026-11-23' } }),
    'Step-free entrance, confirmed by 1 person today. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'several people, the newest today',
    venue({ StepFreeAccess: { yes: 3, at: '2026-11-23' } }),
    'Step-free entrance, confirmed by 3 people (most recent: today). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'most people, not all',
    venue({ StepFreeAccess: { yes: 5, no: 1 } }),
    'Step-free entrance, confirmed by 5 of 6 people (most recent: Nov 3). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'another year is named',
    venue({ StepFreeAccess: { yes: 2, at: '2025-01-05' } }),
    'Step-free entrance, confirmed by 2 people (most recent: Jan 5, 2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'what is not there comes first when it is asked for more',
    venue({ StepFreeAccess: { no: 3 }, HearingLoop: four }),
    'No step-free entrance, confirmed by 3 people (most recent: Nov 3). Available: hearing loop. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'several are missing',
    venue({ StepFreeAccess: { no: 3 }, AccessibleToilets: { no: 1 }, LiftAccess: { no: 2 } }),
    'No step-free entrance, accessible toilet or lift, confirmed by 1 to 3 people (most recent: Nov 3). Not checked yet: a quiet space, large print and a hearing loop.',
  ],
  [
    'several are missing, seen by nearly as many',
    venue({ StepFreeAccess: { no: 2 }, LiftAccess: { no: 1 } }),
    'No step-free entrance or lift, confirmed by 1 or 2 people (most recent: Nov 3). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'several are there',
    venue({ StepFreeAccess: four, AccessibleToilets: four, AccessibleRamps: four }),
    'Step-free entrance, accessible toilet and ramp, confirmed by 4 people (most recent: Nov 3). Not checked yet: a quiet space, large print and a hearing loop.',
  ],
  [
    'denied by people though stated',
    venue({ LiftAccess: { ...yes, no: 3 } }),
    'No lift, confirmed by 3 people (most recent: Nov 3). Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'seen by people though denied',
    venue({ LiftAccess: { ...no, yes: 2 } }),
    'Lift, confirmed by 2 people (most recent: Nov 3). Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'disagreement',
    venue({ HearingLoop: { yes: 2, no: 1 } }),
    'Hearing loop: 2 of 3 people say yes (most recent: Nov 3). Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'most people say no',
    venue({ HearingLoop: { yes: 1, no: 2, at: '2026-11-23' } }),
    'Hearing loop: 2 of 3 people say no (most recent: today). Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'two disagreements',
    venue({ HearingLoop: { yes: 2, no: 1 }, LiftAccess: { yes: 1, no: 1 } }),
    'Hearing loop: 2 of 3 people say yes (most recent: Nov 3). Lift: 1 says yes, 1 says no (most recent: Nov 3). Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'only stated',
    venue({ WheelchairAccess: yes }),
    'Wheelchair access, according to OpenStreetMap (2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'stated as missing',
    venue({ WheelchairAccess: no }),
    'No wheelchair access, according to OpenStreetMap (2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'stated both ways',
    venue({ WheelchairAccess: yes, AccessibleToilets: no }),
    'Wheelchair access, but no accessible toilet, according to OpenStreetMap (2025). Not checked yet: a quiet space, large print and a hearing loop.',
  ],
  [
    'stated by the place itself, nobody knows when',
    venue({ WheelchairAccess: yes }, { source: null }),
    'Wheelchair access, according to the place itself. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'people before what is stated',
    venue({ WheelchairAccess: yes, AccessibleRamps: { yes: 1 } }),
    'Ramp, confirmed by 1 person on Nov 3. Wheelchair access, according to OpenStreetMap (2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'partly',
    venue({ WheelchairAccess: { partly: true } }),
    'Only partly: wheelchair access, according to OpenStreetMap (2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'old answers of people',
    venue({ StepFreeAccess: { yes: 3, at: '2021-04-01' } }),
    'Step-free entrance, last confirmed in 2021. It may have changed. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'old statement',
    venue({ WheelchairAccess: yes }, { dated: '2019-01-01' }),
    'Wheelchair access in 2019, according to OpenStreetMap. It may have changed. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'something long missing',
    venue({ StepFreeAccess: { no: 3, at: '2021-04-01' } }),
    'No step-free entrance, last confirmed in 2021. It may have changed. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'an old disagreement',
    venue({ StepFreeAccess: { yes: 1, no: 1, at: '2021-04-01' } }),
    'Step-free entrance: 1 says yes, 1 says no (2021). It may have changed. Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'a lift is old sooner than a ramp',
    venue({ LiftAccess: { yes: 2, at: '2026-06-01' }, AccessibleRamps: { yes: 2, at: '2026-06-01' } }),
    'Ramp, confirmed by 2 people (most recent: Jun 1). Lift, last confirmed in 2026. It may have changed. Not checked yet: steps, toilets and a quiet space.',
  ],
  [
    'a notice, and then not the lift that it takes away',
    venue({ LiftAccess: four }, { notices: [notice()] }),
    'Lift out of order, seen Nov 18. No access information yet.',
  ],
  [
    'a notice with what is known beside it',
    venue({ LiftAccess: four, StepFreeAccess: four }, { notices: [notice()] }),
    'Lift out of order, seen Nov 18. Step-free entrance, confirmed by 4 people (most recent: Nov 3). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'several notices',
    venue({}, { notices: [notice(), notice({ id: 2, feature: null, text: 'Street dug up' })] }),
    'Lift out of order, seen Nov 18, and 1 more. No access information yet.',
  ],
  ['a notice that has ended', venue({}, { notices: [notice({ endsOn: '2026-11-22' })] }), 'No access information yet.'],
  [
    'a hostile notice',
    venue({}, { notices: [notice({ text: HOSTILE })] }),
    `Closed!! <script>alert(1)</script> ${'x'.repeat(55)}…, seen Nov 18. No access information yet.`,
  ],
  [
    'a hostile note is left out',
    venue({ WheelchairAccess: { ...yes, note: HOSTILE }, HearingLoop: { note: HOSTILE } }),
    'Wheelchair access, according to OpenStreetMap (2025). Not checked yet: toilets, a quiet space and large print.',
  ],
  [
    'a station',
    venue({ StepFreeToPlatforms: four, StepFreeToTrains: { no: 2 } }, { category: 'transport' }),
    'Step-free platforms, confirmed by 4 people (most recent: Nov 3). No step-free trains. Not checked yet: steps, toilets and help from staff.',
  ],
  ['what only stations are asked, anywhere else', venue({ StepFreeToTrains: four }), 'No access information yet.'],
  [
    'everything is there',
    venue(everything, { category: 'transport' }),
    'Step-free platforms, step-free trains and step-free entrance, confirmed by 4 people (most recent: Nov 3).',
  ],
  [
    'everything at once',
    venue(
      {
        StepFreeAccess: four,
        HearingLoop: { no: 2 },
        LargePrintMenus: { yes: 1, no: 1 },
        WheelchairAccess: yes,
        AccessibleRamps: { partly: true },
        LowCounters: { yes: 2, at: '2020-01-01' },
        SignLanguage: { claim: 3 },
      },
      { notices: [notice()] },
    ),
    'Lift out of order, seen Nov 18. Step-free entrance, confirmed by 4 people (most recent: Nov 3). No hearing loop. Large print menu: 1 says yes, 1 says no (most recent: Nov 3). Not checked yet: toilets, a quiet space and parking.',
  ],
];
