import { senderLimitParts } from '@waymark/service-kit';
import { FeedbackDeskController } from './desk/feedback-desk.controller';
import { AnswerFeedback } from './desk/answer-feedback.use-case';
import { ChangeFeedback } from './desk/change-feedback.use-case';
import { DeskViews } from './desk/desk-views';
import { DeskRepository } from './desk/desk.repository';
import { DeskWriter } from './desk/desk.writer';
import { ExportFeedback } from './desk/export-feedback.use-case';
import { MergeFeedback } from './desk/merge-feedback.use-case';
import { NoteFeedback } from './desk/note-feedback.use-case';
import { FeedbackPrivacy } from './feedback-privacy';
import { FeedbackRepository } from './feedback.repository';
import { SendFeedbackController } from './send-feedback.controller';
import { SendFeedback } from './send-feedback.use-case';

const DESK_CONTROLLERS = [
  // Must come before the route that reads one by ID: "export.csv" is not an ID.
  FeedbackDeskController,
];
const DESK_PROVIDERS = [
  DeskRepository,
  DeskViews,
  DeskWriter,
  ChangeFeedback,
  NoteFeedback,
  AnswerFeedback,
  MergeFeedback,
  ExportFeedback,
];

/** Feedback from users, and what staff do with it. */
export const FEEDBACK_CONTROLLERS = [SendFeedbackController, ...DESK_CONTROLLERS];
export const FEEDBACK_PROVIDERS = [
  SendFeedback,
  FeedbackRepository,
  FeedbackPrivacy,
  ...DESK_PROVIDERS,
  // Five in ten minutes from one address.
  ...senderLimitParts({ what: 'feedback', most: 5, seconds: 600, rows: FeedbackRepository }),
];
