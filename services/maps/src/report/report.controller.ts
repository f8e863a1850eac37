import { Controller } from '@nestjs/common';
import type { EndpointInput, PageMetadata } from '@waymark/contracts-core';
import {
  answerFootpathReport,
  changeFootpathStatus,
  correctFootpathReport,
  getFootpathReportMetadata,
  type FootpathReport,
  listFootpathReports,
  listOwnFootpathReports,
  readFootpathReport,
  reportFootpathProblem,
  verifyFootpathReport,
  type WholeReport,
} from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input, type Page } from '@waymark/service-kit';
import { AnswerReport } from './answer-report.use-case';
import { ChangeStatus } from './change-status.use-case';
import { CorrectReport } from './correct-report.use-case';
import { reportMetadata } from './report-metadata';
import { ReportPages } from './report-pages';
import { ReportViews } from './report-views';
import { TakeReport } from './take-report';

@Controller()
export class ReportController {
  constructor(
    private readonly reportPages: ReportPages,
    private readonly reportViews: ReportViews,
    private readonly takeReport: TakeReport,
    private readonly correctReport: CorrectReport,
    private readonly answerReport: AnswerReport,
    private readonly changeStatus: ChangeStatus,
  ) {}

  @Endpoint(listFootpathReports)
  listFootpathReports(
    @Input() { query }: EndpointInput<typeof listFootpathReports>,
    @Caller() caller: Caller,
  ): Promise<Page<FootpathReport>> {
    const { cursor, limit, near, radius, ...filter } = query;
    const round = near && { ...near, radiusMetres: radius };
    return this.reportPages.read({ ...filter, near: round }, { cursor, limit }, caller.actor?.memberId ?? null);
  }

  @Endpoint(listOwnFootpathReports)
  listOwnFootpathReports(
    @Input() { query }: EndpointInput<typeof listOwnFootpathReports>,
    @Caller() caller: Caller,
  ): Promise<Page<FootpathReport>> {
    const { memberId } = caller.member;
    return this.reportPages.read({ reporterId: memberId }, query, memberId);
  }

  @Endpoint(readFootpathReport)
  readFootpathReport(
    @Input() { params }: EndpointInput<typeof readFootpathReport>,
    @Caller() caller: Caller,
  ): Promise<WholeReport> {
    return this.reportViews.whole(params.id, caller.actor?.memberId ?? null);
  }

  @Endpoint(getFootpathReportMetadata)
  async getFootpathReportMetadata(
    @Input() { params }: EndpointInput<typeof getFootpathReportMetadata>,
  ): Promise<PageMetadata> {
    return reportMetadata(await this.reportViews.one(params.id, null));
  }

  @Endpoint(reportFootpathProblem)
  reportFootpathProblem(
    @Input() { body }: EndpointInput<typeof reportFootpathProblem>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport & { correctionKey: string | null }> {
    return this.takeReport.run(body, { actor: caller.actor, origin: caller.origin }, key);
  }

  @Endpoint(correctFootpathReport)
  correctFootpathReport(
    @Input() input: EndpointInput<typeof correctFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    return this.correctReport.execute(input, caller.actor, key);
  }

  @Endpoint(verifyFootpathReport)
  verifyFootpathReport(
    @Input() { params }: EndpointInput<typeof verifyFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    const given = { reportId: params.id, isStillThere: true, endpoint: verifyFootpathReport.name };
    return this.answerReport.execute(given, caller.member, key);
  }

  @Endpoint(answerFootpathReport)
  answerFootpathReport(
    @Input() { params, body }: EndpointInput<typeof answerFootpathReport>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<FootpathReport> {
    const given = { reportId: params.id, isStillThere: body.isStillThere, endpoint: answerFootpathReport.name };
    return this.answerReport.execute(given, caller.member, key);
  }

  @Endpoint(changeFootpathStatus)
  changeFootpathStatus(
    @Input() input: EndpointInput<typeof changeFootpathStatus>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<WholeReport> {
    return this.changeStatus.execute(input, caller.member, key);
  }
}
