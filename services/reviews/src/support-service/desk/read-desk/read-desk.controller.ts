import { Controller } from '@nestjs/common';
import type { EndpointInput } from '@waymark/contracts-core';
import { listServiceDesk, readServiceDesk, type DeskService, type ServiceDesk } from '@waymark/contracts-reviews';
import { cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { deskCursorSchema } from '../desk-row';
import { ServiceDeskRepository } from '../service-desk.repository';
import { ServiceDeskViews } from '../service-desk-views';

@Controller()
export class ReadDeskController {
  constructor(
    private readonly desk: ServiceDeskRepository,
    private readonly views: ServiceDeskViews,
  ) {}

  @Endpoint(listServiceDesk)
  async list(@Input() { query }: EndpointInput<typeof listServiceDesk>): Promise<Page<DeskService>> {
    const { cursor, limit, ...asked } = query;
    const [read, total] = await Promise.all([
      this.desk.page(asked, readCursor(cursor, deskCursorSchema), limit + 1),
      this.desk.count(asked),
    ]);
    const { rows, next } = cutRows(read, limit, (last) => encodeCursor([last.normalName, last.id]));
    return new Page(
      rows.map(({ normalName: _, ...row }) => row),
      total,
      next,
    );
  }

  @Endpoint(readServiceDesk)
  one(@Input() { params }: EndpointInput<typeof readServiceDesk>): Promise<ServiceDesk> {
    return this.views.one(params.id);
  }
}
