import type { SenderLimitSettings } from '@waymark/service-kit';
import { SuggestionRepository } from './suggestion.repository';

/** Five in ten minutes from one address. */
export const SUGGESTION_LIMIT: SenderLimitSettings = {
  what: 'suggestion',
  most: 5,
  seconds: 600,
  rows: SuggestionRepository,
};
