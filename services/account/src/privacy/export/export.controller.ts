import { Controller, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getExportFile, listExports, requestExport } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { ReAuthentication } from '../../session/re-authentication';
import { toExportRequest } from './export.mapper';
import { ExportRepository } from './export.repository';
import { ReadExportFile } from './read-export-file';
import { RequestExport } from './request-export.use-case';

@Controller()
export class ExportController {
  constructor(
    private readonly exports: ExportRepository,
    private readonly requests: RequestExport,
    private readonly files: ReadExportFile,
    private readonly reAuthentication: ReAuthentication,
  ) {}

  @Endpoint(requestExport)
  async request(
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof requestExport>> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    return this.requests.execute(memberId, key);
  }

  @Endpoint(listExports)
  async list(@Caller() caller: Caller): Promise<EndpointOutput<typeof listExports>> {
    return (await this.exports.listOf(caller.member.memberId)).map((row) => toExportRequest(row));
  }

  @Endpoint(getExportFile)
  async file(
    @Input() { params }: EndpointInput<typeof getExportFile>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    const bytes = await this.files.execute(params.id, memberId);
    if (!bytes) throw accountProblem('privacy.export-not-found');
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="your-data.zip"',
    });
    return new StreamableFile(bytes, { type: 'application/zip', length: bytes.length });
  }
}
