import { ReportLimit } from './report-limit';
import { ReportRepository } from './report.repository';
import { SendReportController } from './send-report/send-report.controller';
import { SendReport } from './send-report/send-report.use-case';

/** What people report. */
export const REPORT_CONTROLLERS = [SendReportController];
export const REPORT_PROVIDERS = [ReportLimit, ReportRepository, SendReport];
