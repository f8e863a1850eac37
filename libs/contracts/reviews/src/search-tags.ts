import type { Feature } from './features';

export interface SearchTag {
  /** Without the # sign. */
  tag: string;
  /** A venue with any of these features matches the tag. */
  features: readonly Feature[];
  /** Phrases in reviews that match the tag; the words of a phrase must be adjacent. */
  words: readonly string[];
}

export interface SearchTagCategory {
  name: string;
  tags: readonly SearchTag[];
}

const tag = (name: string, features: readonly Feature[], ...words: string[]): SearchTag => ({
  tag: name,
  features,
  words,
});

/** The tags in six categories. Each tag belongs to one category. */
export const SEARCH_TAG_CATEGORIES: readonly SearchTagCategory[] = [
  {
    name: 'Mobility',
    tags: [
      tag('WheelchairAccess', ['WheelchairAccess'], 'wheelchair'),
      tag(
        'StepFree',
        ['StepFreeAccess', 'StepFreeToPlatforms', 'StepFreeToTrains'],
        'step free',
        'no steps',
        'level access',
      ),
      tag('Ramp', ['AccessibleRamps'], 'ramp'),
      tag('Lift', ['LiftAccess'], 'lift', 'elevator'),
      tag('AccessibleToilet', ['AccessibleToilets'], 'accessible toilet', 'disabled toilet', 'changing place'),
      tag('DisabledParking', ['DisabledParking'], 'blue badge', 'disabled parking', 'accessible parking'),
      tag('LowCounter', ['LowCounters'], 'low counter'),
      tag('MobilityScooter', ['MobilityEquipmentRental', 'WheelchairAccess'], 'scooter'),
      tag('WheelchairHire', ['MobilityEquipmentRental'], 'wheelchair hire', 'hire a wheelchair', 'borrow a wheelchair'),
      tag(
        'WalkingAid',
        ['PrioritySeating', 'StepFreeAccess'],
        'walking stick',
        'crutches',
        'walking frame',
        'rollator',
      ),
      tag('Amputee', ['StepFreeAccess', 'LiftAccess'], 'amputee', 'prosthetic', 'prosthesis'),
      tag('CerebralPalsy', ['WheelchairAccess', 'StepFreeAccess'], 'cerebral palsy'),
      tag('SpinalInjury', ['WheelchairAccess', 'AccessibleToilets'], 'spinal'),
      tag('MuscularDystrophy', ['WheelchairAccess', 'LiftAccess'], 'muscular dystrophy'),
      tag('EvacuationChair', ['EvacuationChairs'], 'evacuation', 'evac chair'),
    ],
  },
  {
    name: 'Hearing',
    tags: [
      tag('HearingLoop', ['HearingLoop'], 'hearing loop', 'induction loop'),
      tag('Deaf', ['SignLanguage', 'HearingLoop'], 'deaf'),
      tag('HardOfHearing', ['HearingLoop'], 'hard of hearing', 'hearing loss'),
      tag('SignLanguage', ['SignLanguage'], 'sign language'),
      tag('BSL', ['SignLanguage'], 'bsl', 'british sign language'),
      tag('HearingAid', ['HearingLoop'], 'hearing aid'),
      tag('Captions', ['AnnouncementSystems'], 'captions', 'captioned', 'subtitles'),
      tag('VisualAlerts', ['AnnouncementSystems'], 'visual alert', 'flashing alarm', 'screens'),
      tag('CochlearImplant', ['HearingLoop'], 'cochlear'),
    ],
  },
  {
    name: 'Visual',
    tags: [
      tag('Blind', ['BrailleSignage', 'TactilePaving', 'AudioDescription'], 'blind'),
      tag('LowVision', ['LargePrintMenus', 'TactileFeatures'], 'low vision', 'partially sighted'),
      tag('VisualImpairment', ['BrailleSignage', 'LargePrintMenus'], 'visually impaired', 'sight loss'),
      tag('Braille', ['BrailleSignage'], 'braille'),
      tag('LargePrint', ['LargePrintMenus'], 'large print'),
      tag('AudioDescription', ['AudioDescription'], 'audio description', 'audio described'),
      tag('TactilePaving', ['TactilePaving'], 'tactile paving'),
      tag('TactileSigns', ['TactileFeatures'], 'tactile'),
      tag('GuideDog', ['ServiceAnimalFacilities'], 'guide dog'),
      tag('WhiteCane', ['TactilePaving'], 'white cane', 'long cane'),
      tag('ColourBlind', [], 'colour blind', 'color blind'),
    ],
  },
  {
    name: 'Cognitive & Neurological',
    tags: [
      tag('Autism', ['QuietSpaces', 'SensorySupport'], 'autism', 'autistic'),
      tag('AutismFriendly', ['SensorySupport', 'QuietSpaces', 'StaffTraining'], 'autism friendly'),
      tag('ADHD', ['QuietSpaces'], 'adhd'),
      tag('Dyslexia', [], 'dyslexia', 'dyslexic'),
      tag('Dyspraxia', [], 'dyspraxia', 'dyspraxic'),
      tag('Dementia', ['StaffTraining', 'QuietSpaces'], 'dementia'),
      tag('Alzheimers', ['StaffTraining'], 'alzheimer'),
      tag('LearningDisability', ['StaffTraining'], 'learning disability', 'learning disabilities', 'easy read'),
      tag('DownSyndrome', ['StaffTraining'], 'down syndrome', 'downs syndrome'),
      tag('BrainInjury', ['QuietSpaces'], 'brain injury'),
      tag('Stroke', ['StepFreeAccess', 'PrioritySeating'], 'stroke'),
      tag('Epilepsy', ['StaffTraining'], 'epilepsy', 'epileptic', 'flashing lights'),
      tag('Parkinsons', ['StepFreeAccess', 'PrioritySeating'], 'parkinson'),
      tag('MultipleSclerosis', ['StepFreeAccess', 'PrioritySeating'], 'multiple sclerosis'),
      tag('Tourettes', ['StaffTraining'], 'tourette'),
      tag('QuietSpace', ['QuietSpaces'], 'quiet space', 'quiet room', 'quiet'),
      tag('SensoryFriendly', ['SensorySupport'], 'sensory'),
    ],
  },
  {
    name: 'Invisible & Chronic',
    tags: [
      tag('HiddenDisability', ['StaffTraining'], 'hidden disability', 'invisible disability'),
      tag('Sunflower', ['StaffTraining'], 'sunflower'),
      tag('ChronicPain', ['PrioritySeating'], 'chronic pain'),
      tag('ChronicFatigue', ['PrioritySeating', 'QuietSpaces'], 'chronic fatigue', 'me cfs'),
      tag('Fibromyalgia', ['PrioritySeating'], 'fibromyalgia'),
      tag('Arthritis', ['LiftAccess', 'PrioritySeating'], 'arthritis'),
      tag('Crohns', ['AccessibleToilets'], 'crohn'),
      tag('Colitis', ['AccessibleToilets'], 'colitis'),
      tag('Diabetes', [], 'diabetes', 'diabetic'),
      tag('HeartCondition', ['LiftAccess', 'PrioritySeating'], 'heart condition'),
      tag('LongCovid', ['PrioritySeating'], 'long covid'),
      tag('MentalHealth', ['QuietSpaces'], 'mental health'),
      tag('Anxiety', ['QuietSpaces'], 'anxiety', 'anxious', 'panic'),
    ],
  },
  {
    name: 'General Accessibility',
    tags: [
      tag('Accessible', ['WheelchairAccess', 'StepFreeAccess'], 'accessible', 'accessibility'),
      tag(
        'AccessibleTravel',
        ['AssistanceAvailable', 'StepFreeToTrains', 'StepFreeToPlatforms'],
        'assistance',
        'passenger assist',
      ),
      tag('AccessibleHotel', ['AccessibleRooms'], 'accessible room', 'roll in shower'),
      tag('ServiceAnimal', ['ServiceAnimalFacilities'], 'service animal', 'service dog', 'assistance dog'),
      tag('CarerFriendly', ['StaffTraining'], 'carer', 'companion'),
      tag('PrioritySeating', ['PrioritySeating'], 'priority seat'),
    ],
  },
];

const BY_NAME = new Map(
  SEARCH_TAG_CATEGORIES.flatMap(({ tags }) => tags.map((one) => [one.tag.toLowerCase(), one] as const)),
);

/** Returns the tag for `#WheelchairAccess`, ignoring case; null for a text that is no known tag. */
export function searchTagOf(text: string): SearchTag | null {
  const name = /^#(\w{2,40})$/.exec(text.trim())?.[1];
  return name ? (BY_NAME.get(name.toLowerCase()) ?? null) : null;
}
