import { z } from 'zod';

export const ratingSchema = z.number().int().min(1, 'Choose 1 to 5.').max(5, 'Choose 1 to 5.').nullable();
