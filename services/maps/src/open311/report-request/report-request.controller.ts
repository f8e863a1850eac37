import { Controller, Req } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { reportByOpen311, reportByOpen311Xml, xmlDocument, type Open311Receipt } from '@waymark/contracts-maps';
import { Caller, Endpoint, IdempotencyKey, Input, ProblemException, Reply } from '@waymark/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ReportLink } from '../../report/report-link';
import { TakeReport } from '../../report/take-report';
import { readForm } from './read-form';
import { inTheirWords, reportOf } from './request-form';

/** Reports from programs of others, by the rules and limits of visitors. */
@Controller()
export class ReportRequestController {
  constructor(
    private readonly reports: TakeReport,
    private readonly link: ReportLink,
  ) {}

  @Endpoint(reportByOpen311)
  report(
    @Input() { body }: EndpointInput<typeof reportByOpen311>,
    @Req() { headers }: FastifyRequest,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<Open311Receipt[]> {
    return this.take(readForm(body, headers['content-type']), caller, key);
  }

  @Endpoint(reportByOpen311Xml)
  async reportXml(
    @Input() { body }: EndpointInput<typeof reportByOpen311Xml>,
    @Req() { headers }: FastifyRequest,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    void reply.type('application/xml; charset=utf-8');
    return xmlDocument('service_requests', await this.take(readForm(body, headers['content-type']), caller, key));
  }

  private async take(
    form: ReadonlyMap<string, string>,
    { origin }: Caller,
    key: string | null,
  ): Promise<Open311Receipt[]> {
    try {
      const { id } = await this.reports.run(reportOf(form), { actor: null, origin }, key);
      const notice = `Read and follow it at ${this.link.of(id)}`;
      return [{ service_request_id: String(id), service_notice: notice, account_id: null }];
    } catch (error) {
      throw error instanceof ProblemException ? worded(error) : error;
    }
  }
}

function worded({ code, status, title, options }: ProblemException): ProblemException {
  const { fieldErrors, ...others } = options;
  return new ProblemException(
    code,
    { status, title },
    { ...others, ...(fieldErrors && { fieldErrors: inTheirWords(fieldErrors) }) },
  );
}
