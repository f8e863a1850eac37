import { zodResolver } from '@hookform/resolvers/zod';
import { feedbackSchema } from '@waymark/contracts-community';

/** Validates the input like the server. */
export const judge = zodResolver(feedbackSchema);
