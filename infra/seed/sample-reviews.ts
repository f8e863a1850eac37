import type { SampleReview } from './sample-types';

export const SAMPLE_REVIEWS: readonly SampleReview[] = [
  {
    venue: 'sample:cafe', reviewer: 'robin', daysAgo: 3,
    text: 'Level entrance from the pavement and plenty of room between the tables for my powered chair. The accessible toilet was clean and not used as a store room.',
    mobilityRating: 5, streetInfrastructureRating: 4,
    verify: { WheelchairAccess: 1, StepFreeAccess: 1, AccessibleToilets: 1, LowCounters: 1 },
  },
  {
    venue: 'sample:cafe', reviewer: 'sam', daysAgo: 20,
    text: 'Friendly staff, but the music was loud and there is no hearing loop at the till. Before 11 it is quieter, and they wrote my order down when I asked.',
    hearingRating: 2, cognitiveRating: 3, verify: { HearingLoop: 1 },
  },
  {
    venue: 'sample:cafe', reviewer: 'alex', daysAgo: 41,
    text: 'They brought my guide dog a bowl of water without being asked. The menu is in small print, and somebody read it to me.',
    visualRating: 3, serviceAnimalRating: 5, verify: { StepFreeAccess: 1 },
  },
  {
    venue: 'sample:cafe', reviewer: 'jo', daysAgo: 75,
    text: 'The accessible toilet was out of order on the day I came, and the nearest other one is ten minutes away. Ring before you go.',
    mobilityRating: 2, verify: { WheelchairAccess: 1, AccessibleToilets: 2 },
  },
  {
    venue: 'sample:station', reviewer: 'robin', daysAgo: 8,
    text: 'Two lifts, both working. There is a gap and a step up to the train, so book the ramp; it was ready when I arrived.',
    mobilityRating: 4, streetInfrastructureRating: 4,
    verify: { StepFreeToPlatforms: 1, StepFreeToTrains: 1, LiftAccess: 1, AssistanceAvailable: 1 },
  },
  {
    venue: 'sample:station', reviewer: 'alex', daysAgo: 33,
    text: 'Tactile paving along every platform edge and clear announcements. The ticket hall has a glass door that is hard to see.',
    visualRating: 4, verify: { TactilePaving: 1, AnnouncementSystems: 1 },
  },
  {
    venue: 'sample:station', reviewer: 'casey', daysAgo: 60,
    text: 'The lift to platform 2 was broken and no sign said so. We waited half an hour for help. The staff were kind once we found them.',
    mobilityRating: 1, cognitiveRating: 2, verify: { LiftAccess: 2, StepFreeToPlatforms: 2, AssistanceAvailable: 1 },
  },
  {
    venue: 'sample:theatre', reviewer: 'sam', daysAgo: 12,
    text: 'The hearing loop worked in row F. An interpreter signs on the first Tuesday of each month and stands in good light.',
    hearingRating: 5, verify: { HearingLoop: 1, SignLanguage: 1 },
  },
  {
    venue: 'sample:theatre', reviewer: 'alex', daysAgo: 27,
    text: 'Audio description was easy to follow, and the touch tour before the show is worth the early start.',
    visualRating: 5, cognitiveRating: 4, verify: { AudioDescription: 1 },
  },
  {
    venue: 'sample:theatre', reviewer: 'morgan', daysAgo: 90,
    text: 'Wheelchair spaces are only in the stalls because there is no lift to the circle. The view is good, and the carer seat was free.',
    mobilityRating: 3, verify: { WheelchairAccess: 1, LiftAccess: 1, AccessibleToilets: 1 },
  },
  {
    venue: 'sample:hotel', reviewer: 'jo', daysAgo: 5,
    text: 'A wide bathroom door and a roll-in shower with a seat. The two marked parking bays are close to the entrance, though the ramp is a little steep.',
    mobilityRating: 4, streetInfrastructureRating: 3, verify: { WheelchairAccess: 1, DisabledParking: 1, LiftAccess: 1 },
  },
  {
    venue: 'sample:hotel', reviewer: 'morgan', daysAgo: 52,
    text: 'Quiet room away from the bar, as I had asked. The signs to the rooms are confusing at first and I saw no Braille in the lift.',
    cognitiveRating: 3, visualRating: 2, serviceAnimalRating: 4, verify: { BrailleSignage: 2, ServiceAnimalFacilities: 1 },
  },
];
