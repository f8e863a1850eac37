import { DESK_CONTROLLERS, DESK_PROVIDERS } from './desk/desk-parts';
import { FeedbackPrivacy } from './feedback-privacy';
import { FeedbackRepository } from './feedback.repository';
import { SendFeedbackController } from './send-feedback/send-feedback.controller';
import { SendFeedback } from './send-feedback/send-feedback.use-case';

/** What people tell us, and what staff do with it. */
export const FEEDBACK_CONTROLLERS = [SendFeedbackController, ...DESK_CONTROLLERS];
export const FEEDBACK_PROVIDERS = [SendFeedback, FeedbackRepository, FeedbackPrivacy, ...DESK_PROVIDERS];
