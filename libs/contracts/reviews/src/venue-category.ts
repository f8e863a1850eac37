import { z } from 'zod';
import { VENUE_CATEGORIES } from './venue-category-labels';

export const venueCategorySchema = z.enum(VENUE_CATEGORIES);
