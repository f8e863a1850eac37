import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { emailSubject, readReportEmail, reportEmail } from '@waymark/contracts-maps';
import { Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { problem } from '../problem';
import { ReportLink } from '../report/report-link';
import { ReportViews } from '../report/report-views';

@Controller()
export class ReadEmailController {
  constructor(
    private readonly views: ReportViews,
    private readonly link: ReportLink,
  ) {}

  @Endpoint(readReportEmail)
  async handle(
    @Input() { params: { id } }: EndpointInput<typeof readReportEmail>,
    @Reply() reply: FastifyReply,
  ): Promise<string> {
    const report = await this.views.one(id, null);
    // Refuses samples, because nobody should write to a council about a made-up report.
    if (report.isSample) throw problem('report.not-found');
    void reply.headers({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="footpath-report-${id}.txt"`,
    });
    return `${emailSubject(report)}\n\n${reportEmail(report, this.link.of(id))}\n`;
  }
}
