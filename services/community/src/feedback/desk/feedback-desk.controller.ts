import { Controller, StreamableFile } from '@nestjs/common';
import {
  type AdminFeedback,
  type AdminFeedbackDetail,
  answerFeedback,
  changeFeedback,
  type Colleague,
  exportFeedback,
  listAdminFeedback,
  listColleagues,
  mergeFeedback,
  noteFeedback,
  partFeedback,
  readAdminFeedback,
} from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import {
  Caller,
  cutRows,
  encodeCursor,
  Endpoint,
  IdempotencyKey,
  Input,
  Page,
  readCursor,
  Reply,
} from '@waymark/service-kit';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AnswerFeedback } from './answer-feedback.use-case';
import { ChangeFeedback, NoteFeedback } from './change-feedback.use-case';
import { DeskViews, toAdminFeedback } from './desk-views';
import { DeskRepository } from './desk.repository';
import { ExportFeedback } from './export-feedback.use-case';
import { MergeFeedback } from './merge-feedback.use-case';
import { staffActor } from './staff-actor';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class FeedbackDeskController {
  constructor(
    private readonly exportFeedbackUseCase: ExportFeedback,
    private readonly deskRepository: DeskRepository,
    private readonly deskViews: DeskViews,
    private readonly changeFeedbackUseCase: ChangeFeedback,
    private readonly noteFeedbackUseCase: NoteFeedback,
    private readonly answerFeedbackUseCase: AnswerFeedback,
    private readonly mergeFeedbackUseCase: MergeFeedback,
  ) {}

  @Endpoint(exportFeedback)
  async exportFeedback(
    @Input() { query }: EndpointInput<typeof exportFeedback>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const csv = await this.exportFeedbackUseCase.execute(query, staffActor(caller));
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="feedback.csv"',
    });
    return new StreamableFile(Buffer.from(csv), { type: 'text/csv; charset=utf-8' });
  }

  @Endpoint(listAdminFeedback)
  async listAdminFeedback(
    @Input() { query }: EndpointInput<typeof listAdminFeedback>,
    @Caller() { member }: Caller,
  ): Promise<Page<AdminFeedback>> {
    const [before = null] = readCursor(query.cursor, cursorSchema) ?? [];
    const [found, total] = await Promise.all([
      this.deskRepository.page(query, member.memberId, { before, most: query.limit + 1 }),
      this.deskRepository.count(query, member.memberId),
    ]);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toAdminFeedback(row, member)),
      total,
      next,
    );
  }

  @Endpoint(listColleagues)
  listColleagues(@Caller() { member }: Caller): Promise<Colleague[]> {
    return this.deskRepository.colleagues(member.memberId);
  }

  @Endpoint(readAdminFeedback)
  readAdminFeedback(
    @Input() { params }: EndpointInput<typeof readAdminFeedback>,
    @Caller() { member }: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.deskViews.detail(params.id, member);
  }

  @Endpoint(changeFeedback)
  changeFeedback(
    @Input() { params, body }: EndpointInput<typeof changeFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.changeFeedbackUseCase.execute(params.id, body, staffActor(caller));
  }

  @Endpoint(noteFeedback)
  noteFeedback(
    @Input() { params, body }: EndpointInput<typeof noteFeedback>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminFeedbackDetail> {
    return this.noteFeedbackUseCase.execute(params.id, body.text, staffActor(caller), key);
  }

  @Endpoint(answerFeedback)
  answerFeedback(
    @Input() { params, body }: EndpointInput<typeof answerFeedback>,
    @Caller() caller: Caller,
    @IdempotencyKey() key: string | null,
  ): Promise<AdminFeedbackDetail> {
    return this.answerFeedbackUseCase.execute(params.id, body.text, staffActor(caller), key);
  }

  @Endpoint(mergeFeedback)
  mergeFeedback(
    @Input() { params, body }: EndpointInput<typeof mergeFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.mergeFeedbackUseCase.execute(params.id, body.into, staffActor(caller));
  }

  @Endpoint(partFeedback)
  partFeedback(
    @Input() { params }: EndpointInput<typeof partFeedback>,
    @Caller() caller: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.mergeFeedbackUseCase.execute(params.id, null, staffActor(caller));
  }
}
