import { z } from 'zod';
import { DISABILITY_TYPES, PREFER_NOT_TO_SAY } from './disability-type-labels';

export const disabilityTypeSchema = z.enum([...DISABILITY_TYPES, PREFER_NOT_TO_SAY], 'Disability type is required');
