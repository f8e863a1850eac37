import { z } from 'zod';
import { FEATURES } from './features';

/** In answers. The list grows (see LATER_FEATURES): a page passes over a feature that it has no label for. */
export const featureNameSchema = z.enum(FEATURES).meta({ 'x-open': true });
