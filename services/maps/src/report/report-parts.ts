import { senderLimitParts } from '@waymark/service-kit';
import { AnswerReportController } from './answer-report/answer-report.controller';
import { AnswerReport } from './answer-report/answer-report.use-case';
import { ChangeStatusController } from './change-status/change-status.controller';
import { ChangeStatus } from './change-status/change-status.use-case';
import { CorrectReportController } from './correct-report/correct-report.controller';
import { CorrectReport } from './correct-report/correct-report.use-case';
import { DescribeReportController } from './describe-report/describe-report.controller';
import { ListReportsController } from './list-reports/list-reports.controller';
import { PositionCheck } from './position-check';
import { ReadReportController } from './read-report/read-report.controller';
import { ReportLink } from './report-link';
import { ReportLimit, ReportSenders, REPORT_LIMIT } from './report-limit';
import { ReportPages } from './report-pages';
import { ReportProblemController } from './report-problem/report-problem.controller';
import { ReportViews } from './report-views';
import { ReportRepository } from './report.repository';
import { ReportSignals } from './report-signals';
import { ReportWriter } from './report.writer';
import { TakeReport } from './take-report';

/** Footpath problems: the lists before the one, whose address would take "mine" for a number. */
export const REPORT_CONTROLLERS = [
  ListReportsController,
  ReadReportController,
  DescribeReportController,
  ReportProblemController,
  CorrectReportController,
  AnswerReportController,
  ChangeStatusController,
];

export const REPORT_PROVIDERS = [
  ReportRepository,
  ReportWriter,
  ReportSignals,
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
