import { Controller, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { exportGifts } from '@waymark/contracts-account';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input, Reply } from '@waymark/service-kit';
import { StaffGate } from '../../staff/staff-gate';
import { yearSpan } from '../month-span';
import { GiftTable } from './gift-table';

@Controller()
export class ExportGiftsController {
  constructor(
    private readonly gate: StaffGate,
    private readonly table: GiftTable,
  ) {}

  @Endpoint(exportGifts)
  async handle(
    @Input() { query: { year } }: EndpointInput<typeof exportGifts>,
    @Caller() caller: Caller,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    await this.gate.require(caller, 'admin');
    void reply.headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="gifts-${year}.csv"`,
    });
    return new StreamableFile(this.table.stream(yearSpan(year)), { type: 'text/csv; charset=utf-8' });
  }
}
