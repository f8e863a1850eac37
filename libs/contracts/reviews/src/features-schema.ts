import { z } from 'zod';
import { FEATURES } from './features';

/** For responses. The list grows (see LATER_FEATURES); a page ignores a feature without a label. */
export const featureNameSchema = z.enum(FEATURES).meta({ 'x-open': true });
