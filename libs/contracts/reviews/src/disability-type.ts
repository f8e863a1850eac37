import { z } from 'zod';

/** Health data (READINGS 11): asked with consent, shown only when the author says so, never in events or logs. */
export const DISABILITY_TYPES = [
  'mobility',
  'visual',
  'hearing',
  'cognitive',
  'multiple',
  'temporary',
  'caregiver',
] as const;

export const disabilityTypeSchema = z.enum(DISABILITY_TYPES, 'Disability type is required');
export type DisabilityType = z.infer<typeof disabilityTypeSchema>;

export const DISABILITY_TYPE_LABELS: Readonly<Record<DisabilityType, string>> = {
  mobility: 'Mobility',
  visual: 'Visual',
  hearing: 'Hearing',
  cognitive: 'Cognitive',
  multiple: 'More than one',
  temporary: 'Temporary',
  caregiver: 'Carer',
};
