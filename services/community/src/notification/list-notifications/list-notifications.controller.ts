import { Controller } from '@nestjs/common';
import {
  countUnreadNotifications,
  listNotifications,
  type Notification,
  type UnreadCount,
} from '@waymark/contracts-community';
import { idSchema, type EndpointInput } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { toNotification } from '../notification.mapper';
import { NotificationRepository } from '../notification.repository';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class ListNotificationsController {
  constructor(private readonly notifications: NotificationRepository) {}

  @Endpoint(listNotifications)
  async list(
    @Input() { query }: EndpointInput<typeof listNotifications>,
    @Caller() { member }: Caller,
  ): Promise<Page<Notification>> {
    const [before = null] = readCursor(query.cursor, cursorSchema) ?? [];
    const found = await this.notifications.list(member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(rows.map(toNotification), found[0]?.total ?? 0, next);
  }

  @Endpoint(countUnreadNotifications)
  async count(@Caller() { member }: Caller): Promise<UnreadCount> {
    return { count: await this.notifications.countUnread(member.memberId) };
  }
}
