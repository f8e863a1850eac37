import type { SenderLimitSettings } from '@waymark/service-kit';
import { FeedbackRepository } from './feedback.repository';

/** Five in ten minutes from one address. */
export const FEEDBACK_LIMIT: SenderLimitSettings = {
  what: 'feedback',
  most: 5,
  seconds: 600,
  rows: FeedbackRepository,
};
