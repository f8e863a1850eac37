import type { Feature } from '@waymark/contracts-reviews';

/** Who comes along -> the features that help them; one of them is enough. */
export const NEED_FEATURES = {
  AutismOrSensory: ['SensorySupport'],
  Disability: ['WheelchairAccess'],
  HearingLoss: ['HearingLoop'],
  HiddenDisability: ['StaffTraining'],
  NoSteps: ['StepFreeAccess'],
  SightLoss: ['AudioDescription', 'BrailleSignage', 'TactileFeatures'],
  WheelchairUser: ['WheelchairAccess'],
} as const satisfies Record<string, readonly Feature[]>;

export type NeedId = keyof typeof NEED_FEATURES;
