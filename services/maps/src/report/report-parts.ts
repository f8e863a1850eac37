import { senderLimitParts } from '@waymark/service-kit';
import { ReportController } from './report.controller';
import { AnswerReport } from './answer-report.use-case';
import { ChangeStatus } from './change-status.use-case';
import { CorrectReport } from './correct-report.use-case';
import { PositionCheck } from './position-check';
import { ReportLink } from './report-link';
import { ReportLimit, ReportSenders, REPORT_LIMIT } from './report-limit';
import { ReportPages } from './report-pages';
import { ReportViews } from './report-views';
import { ReportRepository } from './report.repository';
import { ReportAutoFlags } from './report-auto-flags';
import { ReportWriter } from './report.writer';
import { TakeReport } from './take-report';

/** Controllers of footpath problems. Lists come before the single report: its route would parse "mine" as an ID. */
export const REPORT_CONTROLLERS = [ReportController];

export const REPORT_PROVIDERS = [
  ReportRepository,
  ReportWriter,
  ReportAutoFlags,
  ReportViews,
  ReportPages,
  PositionCheck,
  ReportLink,
  ReportSenders,
  ...senderLimitParts(REPORT_LIMIT),
  ReportLimit,
  TakeReport,
  CorrectReport,
  AnswerReport,
  ChangeStatus,
];
