import { SEARCH_TAG_CATEGORIES, type Feature } from '@waymark/contracts-reviews';
import { fold } from '../../text/fold';

/** What people type for a feature or a need, beside the words that hashtags know. */
const TYPED: readonly [features: readonly Feature[], words: string][] = [
  [
    ['WheelchairAccess'],
    'wheelchair,wheelchairs,wheelchair access,wheelchair accessible,wheelchair friendly,wheelchair user,wheelchair users,accessible,accessibility,disabled access,disabled friendly,disability access,disability friendly,accessible for wheelchairs,wheel chair,rollstuhl,rollstuhlgerecht,fauteuil roulant,silla de ruedas,車椅子,轮椅,cadair olwyn,mobility scooter,scooter,power chair,powerchair,disabled',
  ],
  [
    ['StepFreeAccess'],
    'step free,stepfree,step free access,no steps,no stairs,without steps,without stairs,level access,flat access,step free entrance,flat entrance,barrierefrei,senza barriere,バリアフリー,无障碍',
  ],
  [
    ['HearingLoop'],
    'hearing loop,hearing loops,induction loop,loop system,t loop,hearing aid,hearing aids,hearing impaired,hard of hearing,deaf,deaf friendly',
  ],
  [['SignLanguage'], 'sign language,bsl,british sign language,bsl interpreted,signed'],
  [
    ['AccessibleToilets'],
    'accessible toilet,accessible toilets,disabled toilet,disabled toilets,disabled loo,accessible loo,wheelchair toilet,wheelchair toilets,changing places,changing place,radar key,radar toilet,accessible bathroom,behindertentoilette,多目的トイレ',
  ],
  [
    ['DisabledParking'],
    'blue badge,blue badge parking,disabled parking,accessible parking,disabled bay,disabled bays,disabled parking spaces',
  ],
  [['LiftAccess'], 'lift,lifts,lift access,elevator,elevators,with a lift'],
  [['AccessibleRamps'], 'ramp,ramps,wheelchair ramp'],
  [
    ['ServiceAnimalFacilities'],
    'guide dog,guide dogs,assistance dog,assistance dogs,service dog,service animal,guide dog friendly,assistance dog friendly',
  ],
  [['QuietSpaces'], 'quiet,quiet space,quiet room,quiet hour,quiet place,calm,peaceful,low noise,not noisy'],
  [
    ['SensorySupport'],
    'sensory,sensory friendly,autism,autistic,autism friendly,relaxed performance,relaxed performances,relaxed screening,relaxed',
  ],
  [['StaffTraining'], 'dementia,dementia friendly,sunflower,sunflower lanyard,hidden disability,hidden disabilities'],
  [['AudioDescription'], 'audio description,audio described,audio descriptions'],
  [['AnnouncementSystems'], 'captions,captioned,subtitles,subtitled'],
  [['BrailleSignage'], 'braille,braille menu,braille signs'],
  [['LargePrintMenus'], 'large print,large print menu'],
  [['TactilePaving'], 'tactile paving,white cane'],
  [
    ['AccessibleRooms'],
    'accessible room,accessible rooms,wet room,wetroom,roll in shower,adapted room,disabled room,disabled rooms',
  ],
  [['StepFreeToPlatforms'], 'step free to platform,step free to platforms'],
  [['StepFreeToTrains'], 'step free to train,step free to trains'],
  [['AssistanceAvailable'], 'passenger assistance,passenger assist,assistance'],
  [
    ['MobilityEquipmentRental'],
    'wheelchair hire,scooter hire,shopmobility,wheelchair rental,borrow a wheelchair,hire a wheelchair',
  ],
  [['LowCounters'], 'low counter,low counters'],
  [['PrioritySeating'], 'priority seating,priority seats'],
  [['EvacuationChairs'], 'evacuation chair,evac chair'],
];

/** Names of conditions stand in tags too, but a search by one would only guess what somebody needs: tags alone do that. */
const fromTags = SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags)
  .filter(({ features }) => features.length === 1)
  .flatMap(({ features, words }) => words.map((word) => [fold(word), features] as const));

export const FEATURE_PHRASES: ReadonlyMap<string, readonly Feature[]> = new Map([
  ...fromTags,
  ...TYPED.flatMap(([features, words]) => words.split(',').map((word) => [fold(word), features] as const)),
]);

/** A phrase that names a feature and, in the same breath, what kind of place is looked for. */
export const KIND_IN_FEATURE: ReadonlySet<string> = new Set(
  [
    'accessible toilet,accessible toilets,disabled toilet,disabled toilets,disabled loo,accessible loo,wheelchair toilet,wheelchair toilets,changing places,changing place,radar toilet,behindertentoilette,多目的トイレ',
  ]
    .flatMap((words) => words.split(','))
    .map(fold),
);
