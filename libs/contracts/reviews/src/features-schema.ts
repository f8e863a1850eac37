import { z } from 'zod';
import { FEATURES } from './features';

export const featureNameSchema = z.enum(FEATURES);
