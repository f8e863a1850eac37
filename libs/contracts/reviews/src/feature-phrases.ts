import type { Feature } from './features';

interface FeaturePhrase {
  /** Used after "No", and by itself: "step-free entrance". */
  thing: string;
  /** Used after "Nothing known about". */
  topic: string;
}

/** How a sentence names each feature, in everyday language. */
export const FEATURE_PHRASES: Readonly<Record<Feature, FeaturePhrase>> = {
  WheelchairAccess: { thing: 'wheelchair access', topic: 'wheelchair access' },
  HearingLoop: { thing: 'hearing loop', topic: 'a hearing loop' },
  AccessibleToilets: { thing: 'accessible toilet', topic: 'toilets' },
  LiftAccess: { thing: 'lift', topic: 'a lift' },
  BrailleSignage: { thing: 'Braille signage', topic: 'Braille' },
  DisabledParking: { thing: 'disabled parking', topic: 'parking' },
  // Claims no more than the question asked: a step-free entrance says nothing about the rest of the building.
  StepFreeAccess: { thing: 'step-free entrance', topic: 'steps' },
  LowCounters: { thing: 'low counters', topic: 'low counters' },
  AudioDescription: { thing: 'audio description', topic: 'audio description' },
  SignLanguage: { thing: 'sign language', topic: 'sign language' },
  ServiceAnimalFacilities: { thing: 'place for service animals', topic: 'service animals' },
  AccessibleRooms: { thing: 'accessible rooms', topic: 'rooms' },
  PrioritySeating: { thing: 'priority seats', topic: 'seats' },
  LargePrintMenus: { thing: 'large print menu', topic: 'large print' },
  TactileFeatures: { thing: 'tactile features', topic: 'tactile features' },
  QuietSpaces: { thing: 'quiet space', topic: 'a quiet space' },
  SensorySupport: { thing: 'sensory support', topic: 'sensory support' },
  StaffTraining: { thing: 'trained staff', topic: 'staff' },
  EvacuationChairs: { thing: 'evacuation chair', topic: 'evacuation chairs' },
  AccessibleRamps: { thing: 'ramp', topic: 'ramps' },
  RadarKey: { thing: 'RADAR key toilet', topic: 'a RADAR key toilet' },
  BabyChanging: { thing: 'baby changing', topic: 'baby changing' },
  StepFreeToTrains: { thing: 'step-free trains', topic: 'steps to trains' },
  StepFreeToPlatforms: { thing: 'step-free platforms', topic: 'steps to platforms' },
  AssistanceAvailable: { thing: 'help from staff', topic: 'help from staff' },
  AccessibleTicketing: { thing: 'accessible ticketing', topic: 'tickets' },
  TactilePaving: { thing: 'tactile paving', topic: 'tactile paving' },
  AnnouncementSystems: { thing: 'visual and spoken announcements', topic: 'announcements' },
  AccessibleWaitingAreas: { thing: 'accessible waiting area', topic: 'waiting areas' },
  MobilityEquipmentRental: { thing: 'wheelchairs to hire', topic: 'wheelchairs to hire' },
};
