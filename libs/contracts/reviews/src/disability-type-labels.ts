/** Health data: collected with consent, shown only when the author allows it, never in events or logs. */
export const DISABILITY_TYPES = [
  'mobility',
  'visual',
  'hearing',
  'cognitive',
  'multiple',
  'temporary',
  'caregiver',
] as const;

export type DisabilityType = (typeof DISABILITY_TYPES)[number];

/** A choice like the others, but nothing is stored for it. */
export const PREFER_NOT_TO_SAY = 'prefer_not_to_say';

export const DISABILITY_TYPE_LABELS: Readonly<Record<DisabilityType, string>> = {
  mobility: 'Mobility',
  visual: 'Visual',
  hearing: 'Hearing',
  cognitive: 'Cognitive',
  multiple: 'More than one',
  temporary: 'Temporary',
  caregiver: 'Carer',
};
