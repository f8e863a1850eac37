import { Controller, StreamableFile } from '@nestjs/common';
import { exportFeedback } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { staffActor } from '../staff-actor';
import { ExportFeedback } from './export-feedback.use-case';

@Controller()
export class ExportFeedbackController {
  constructor(private readonly useCase: ExportFeedback) {}

  @Endpoint(exportFeedback)
  async handle(
    @Input() { query }: EndpointInput<typeof exportFeedback>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const csv = await this.useCase.execute(query, staffActor(caller));
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="feedback.csv"',
    });
    return new StreamableFile(Buffer.from(csv), { type: 'text/csv; charset=utf-8' });
  }
}
