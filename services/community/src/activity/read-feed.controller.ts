import { Controller } from '@nestjs/common';
import { type Activity, readActivityFeed } from '@waymark/contracts-community';
import { idSchema, momentSchema, type EndpointInput } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { toActivity } from './activity.mapper';
import { FeedRepository } from './feed.repository';

const cursorSchema = z.tuple([momentSchema, idSchema]);

@Controller()
export class ReadFeedController {
  constructor(private readonly feed: FeedRepository) {}

  @Endpoint(readActivityFeed)
  async handle(
    @Input() { query }: EndpointInput<typeof readActivityFeed>,
    @Caller() caller: Caller,
  ): Promise<Page<Activity>> {
    const place = readCursor(query.cursor, cursorSchema);
    const before = place && { at: place[0], id: place[1] };
    const found = await this.feed.read(caller.member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ createdAt, id }) =>
      encodeCursor([createdAt.toISOString(), id]),
    );
    return new Page(rows.map(toActivity), null, next);
  }
}
