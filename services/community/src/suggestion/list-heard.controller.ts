import { Controller } from '@nestjs/common';
import { type HeardEntry, listHeard } from '@waymark/contracts-community';
import { type EndpointInput, idSchema, momentSchema } from '@waymark/contracts-core';
import { cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { HeardRepository, toHeard } from './heard.repository';

const cursorSchema = z.tuple([momentSchema, idSchema]);

@Controller()
export class ListHeardController {
  constructor(private readonly heard: HeardRepository) {}

  @Endpoint(listHeard)
  async list(@Input() { query }: EndpointInput<typeof listHeard>): Promise<Page<HeardEntry>> {
    const cursor = readCursor(query.cursor, cursorSchema);
    const after = cursor && { at: cursor[0], id: cursor[1] };
    const found = await this.heard.page(after, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, (last) =>
      encodeCursor([last.publishedAt.toISOString(), last.id]),
    );
    return new Page(rows.map(toHeard), null, next);
  }
}
