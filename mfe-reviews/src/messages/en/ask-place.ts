import type { Feature } from '@waymark/contracts-reviews';

/** Questions for a venue, by email or phone. */
export const askPlaceMessages = {
  heading: 'Ask before you go',
  how: 'Send this by email, or read it out on the phone.',
  subject: (name: string) => `Access at ${name}`,
  greeting: (name: string) => `Hello, I would like to visit ${name}. Could you tell me:`,
  thanks: 'Thank you for your help.',
  write: 'Write an email',
  copyWhat: 'the questions',
  website: 'Open its website',
} as const;

/** One question per feature, as asked on the phone. */
export const PLACE_QUESTIONS: Readonly<Record<Feature, string>> = {
  WheelchairAccess: 'Can a wheelchair user get in and move around?',
  HearingLoop: 'Is there a hearing loop, and does it work?',
  AccessibleToilets: 'Is there an accessible toilet?',
  LiftAccess: 'Is there a lift to every floor, and does it work?',
  BrailleSignage: 'Is there Braille signage?',
  DisabledParking: 'Is there disabled parking near the door?',
  StepFreeAccess: 'Can I get in without any steps?',
  LowCounters: 'Is there a low counter?',
  AudioDescription: 'Do you offer audio description?',
  SignLanguage: 'Does anyone there use sign language?',
  ServiceAnimalFacilities: 'Is my assistance dog welcome?',
  AccessibleRooms: 'Do you have accessible rooms?',
  PrioritySeating: 'Are there priority seats?',
  LargePrintMenus: 'Do you have large print menus?',
  TactileFeatures: 'Are there things I can touch and feel?',
  QuietSpaces: 'Is there a quiet place to sit?',
  SensorySupport: 'Do you have quiet hours or other sensory support?',
  StaffTraining: 'Are your staff trained to help disabled people?',
  EvacuationChairs: 'Do you have an evacuation chair?',
  AccessibleRamps: 'Do you have a ramp?',
  RadarKey: 'Does the toilet need a RADAR key?',
  BabyChanging: 'Is there somewhere to change a baby?',
  StepFreeToTrains: 'Can I get on the train without a step?',
  StepFreeToPlatforms: 'Can I get to every platform without steps?',
  AssistanceAvailable: 'Can staff help me on and off trains?',
  AccessibleTicketing: 'Is the ticket office or machine accessible?',
  TactilePaving: 'Do the platforms have tactile paving?',
  AnnouncementSystems: 'Are changes shown on a screen and read out?',
  AccessibleWaitingAreas: 'Is there an accessible waiting room?',
  MobilityEquipmentRental: 'Can I hire or borrow a wheelchair?',
};
