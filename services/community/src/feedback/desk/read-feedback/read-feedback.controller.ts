import { Controller } from '@nestjs/common';
import {
  type AdminFeedback,
  type AdminFeedbackDetail,
  type Colleague,
  listAdminFeedback,
  listColleagues,
  readAdminFeedback,
} from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { toAdminFeedback } from '../desk.mapper';
import { DeskRepository } from '../desk.repository';
import { DeskViews } from '../desk-views';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class ReadFeedbackController {
  constructor(
    private readonly desk: DeskRepository,
    private readonly views: DeskViews,
  ) {}

  @Endpoint(listAdminFeedback)
  async list(
    @Input() { query }: EndpointInput<typeof listAdminFeedback>,
    @Caller() { member }: Caller,
  ): Promise<Page<AdminFeedback>> {
    const [before = null] = readCursor(query.cursor, cursorSchema) ?? [];
    const [found, total] = await Promise.all([
      this.desk.page(query, member.memberId, { before, most: query.limit + 1 }),
      this.desk.count(query, member.memberId),
    ]);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(
      rows.map((row) => toAdminFeedback(row, member)),
      total,
      next,
    );
  }

  @Endpoint(listColleagues)
  colleagues(@Caller() { member }: Caller): Promise<Colleague[]> {
    return this.desk.colleagues(member.memberId);
  }

  @Endpoint(readAdminFeedback)
  one(
    @Input() { params }: EndpointInput<typeof readAdminFeedback>,
    @Caller() { member }: Caller,
  ): Promise<AdminFeedbackDetail> {
    return this.views.detail(params.id, member);
  }
}
