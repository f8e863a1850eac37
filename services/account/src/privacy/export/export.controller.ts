import { Controller, Headers, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { getExportFile, listExports, requestExport } from '@waymark/contracts-account';
import type { Actor, EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { CurrentActor, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import { accountProblem } from '../../support/account-problem';
import { FreshSignIn } from '../../session/fresh-sign-in';
import { signedIn } from '../../support/signed-in';
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
    private readonly signIn: FreshSignIn,
  ) {}

  @Endpoint(requestExport)
  async request(
    @Headers('cookie') cookie: string | undefined,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof requestExport>> {
    const { memberId } = await this.signIn.require(cookie);
    return this.requests.execute(memberId, key);
  }

  @Endpoint(listExports)
  async list(@CurrentActor() actor: Actor): Promise<EndpointOutput<typeof listExports>> {
    return (await this.exports.listOf(signedIn(actor).memberId)).map((row) => toExportRequest(row));
  }

  @Endpoint(getExportFile)
  async file(
    @Input() { params }: EndpointInput<typeof getExportFile>,
    @Headers('cookie') cookie: string | undefined,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { memberId } = await this.signIn.require(cookie);
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
