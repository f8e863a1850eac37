import type { z } from 'zod';

/** First message for each field, with dots for nesting: `{ "photos.0": "..." }`. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues) messages[issue.path.join('.')] ??= issue.message;
  return messages;
}
