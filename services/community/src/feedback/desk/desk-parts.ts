import { AnswerFeedbackController } from './answer-feedback/answer-feedback.controller';
import { AnswerFeedback } from './answer-feedback/answer-feedback.use-case';
import { ChangeFeedbackController } from './change-feedback/change-feedback.controller';
import { ChangeFeedback } from './change-feedback/change-feedback.use-case';
import { DeskRepository } from './desk.repository';
import { DeskViews } from './desk-views';
import { DeskWriter } from './desk.writer';
import { ExportFeedbackController } from './export-feedback/export-feedback.controller';
import { ExportFeedback } from './export-feedback/export-feedback.use-case';
import { MergeFeedbackController } from './merge-feedback/merge-feedback.controller';
import { MergeFeedback } from './merge-feedback/merge-feedback.use-case';
import { NoteFeedbackController } from './note-feedback/note-feedback.controller';
import { NoteFeedback } from './note-feedback/note-feedback.use-case';
import { ReadFeedbackController } from './read-feedback/read-feedback.controller';

/** What staff do with feedback. */
export const DESK_CONTROLLERS = [
  // Before what reads one by its number: "export.csv" is none.
  ExportFeedbackController,
  ReadFeedbackController,
  ChangeFeedbackController,
  NoteFeedbackController,
  AnswerFeedbackController,
  MergeFeedbackController,
];
export const DESK_PROVIDERS = [
  DeskRepository,
  DeskViews,
  DeskWriter,
  ChangeFeedback,
  NoteFeedback,
  AnswerFeedback,
  MergeFeedback,
  ExportFeedback,
];
