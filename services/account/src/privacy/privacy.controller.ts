import { Controller, StreamableFile } from '@nestjs/common';
import {
  askForDeletion,
  cancelDeletion,
  confirmDeletion,
  getExportFile,
  getPrivacyOverview,
  listExports,
  requestExport,
  setMarketingConsent,
} from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { Caller, coreProblem, Endpoint, IdempotencyKey, Input, Reply } from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { HealthDataInReviews } from '../profile/health-consent/health-data-holders';
import { ReAuthentication } from '../session/re-authentication';
import { accountProblem } from '../support/account-problem';
import { AuthThrottle } from '../support/throttle/auth-throttle';
import { AskForDeletion, ConfirmDeletion } from './deletion/delete-account.use-case';
import { DeletionRepository, toDeleteRequest } from './deletion/deletion.repository';
import { ExportRepository, toExportRequest } from './export/export.repository';
import { ReadExportFile } from './export/read-export-file';
import { RequestExport } from './export/request-export.use-case';
import { ConsentsRepository } from './consents.repository';

@Controller()
export class PrivacyController {
  constructor(
    private readonly deletionRepository: DeletionRepository,
    private readonly askForDeletionUseCase: AskForDeletion,
    private readonly confirmDeletionUseCase: ConfirmDeletion,
    private readonly reAuthentication: ReAuthentication,
    private readonly authThrottle: AuthThrottle,
    private readonly exportRepository: ExportRepository,
    private readonly requestExportUseCase: RequestExport,
    private readonly readExportFile: ReadExportFile,
    private readonly consentsRepository: ConsentsRepository,
    private readonly healthDataInReviews: HealthDataInReviews,
  ) {}

  @Endpoint(askForDeletion)
  async askForDeletion(
    @Input() { body }: EndpointInput<typeof askForDeletion>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof askForDeletion>> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    return this.askForDeletionUseCase.execute(memberId, body.reviews, key);
  }

  @Endpoint(cancelDeletion)
  async cancelDeletion(@Caller() caller: Caller): Promise<void> {
    await this.deletionRepository.cancel(caller.member.memberId);
  }

  @Endpoint(confirmDeletion)
  async confirmDeletion(
    @Input() { body }: EndpointInput<typeof confirmDeletion>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof confirmDeletion>> {
    await this.authThrottle.guard('token-origin', caller.origin);
    return { finishedBefore: (await this.confirmDeletionUseCase.execute(body.token)).toISOString() };
  }

  @Endpoint(requestExport)
  async requestExport(
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<EndpointOutput<typeof requestExport>> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    return this.requestExportUseCase.execute(memberId, key);
  }

  @Endpoint(listExports)
  async listExports(@Caller() caller: Caller): Promise<EndpointOutput<typeof listExports>> {
    return (await this.exportRepository.listOf(caller.member.memberId)).map((row) => toExportRequest(row));
  }

  @Endpoint(getExportFile)
  async getExportFile(
    @Input() { params }: EndpointInput<typeof getExportFile>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { memberId } = await this.reAuthentication.require(caller.cookie);
    const bytes = await this.readExportFile.execute(params.id, memberId);
    if (!bytes) throw accountProblem('privacy.export-not-found');
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="your-data.zip"',
    });
    return new StreamableFile(bytes, { type: 'application/zip', length: bytes.length });
  }

  @Endpoint(getPrivacyOverview)
  async getPrivacyOverview(@Caller() caller: Caller): Promise<EndpointOutput<typeof getPrivacyOverview>> {
    const { memberId } = caller.member;
    const [consents, healthDataInReviews, exports, deletion] = await Promise.all([
      this.consentsRepository.find(memberId),
      this.healthDataInReviews.of(memberId),
      this.exportRepository.listOf(memberId),
      this.deletionRepository.findPending(memberId),
    ]);
    if (!consents) throw coreProblem('auth.required');
    return {
      consentToMarketing: consents.marketing,
      healthConsentGivenAt: consents.healthGivenAt?.toISOString() ?? null,
      healthDataInReviews,
      dataRetentionUntil: consents.retentionUntil?.toISOString() ?? null,
      exports: exports.map((row) => toExportRequest(row)),
      deletion: deletion && toDeleteRequest(deletion),
    };
  }

  @Endpoint(setMarketingConsent)
  async setMarketingConsent(
    @Input() { body }: EndpointInput<typeof setMarketingConsent>,
    @Caller() caller: Caller,
  ): Promise<EndpointOutput<typeof setMarketingConsent>> {
    await this.consentsRepository.setMarketing(caller.member.memberId, body.consentToMarketing);
    return body;
  }
}
