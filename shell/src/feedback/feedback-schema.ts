import { zodResolver } from '@hookform/resolvers/zod';
import { feedbackSchema } from '@waymark/contracts-community';

/** Judges what was written as the server does. */
export const judge = zodResolver(feedbackSchema);
