import { Controller } from '@nestjs/common';
import {
  changeMailSettings,
  countUnreadNotifications,
  listNotifications,
  type MailSettings,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
  readMailSettings,
  type UnreadCount,
} from '@waymark/contracts-community';
import { type EndpointInput, idSchema } from '@waymark/contracts-core';
import { Caller, cutRows, encodeCursor, Endpoint, Input, Page, readCursor } from '@waymark/service-kit';
import { z } from 'zod';
import { problem } from '../problem';
import { MailSettingsRepository } from './mail-settings.repository';
import { toNotification } from './notification.mapper';
import { NotificationRepository } from './notification.repository';

const cursorSchema = z.tuple([idSchema]);

@Controller()
export class NotificationController {
  constructor(
    private readonly notificationRepository: NotificationRepository,
    private readonly mailSettingsRepository: MailSettingsRepository,
  ) {}

  @Endpoint(listNotifications)
  async listNotifications(
    @Input() { query }: EndpointInput<typeof listNotifications>,
    @Caller() { member }: Caller,
  ): Promise<Page<Notification>> {
    const [before = null] = readCursor(query.cursor, cursorSchema) ?? [];
    const found = await this.notificationRepository.list(member.memberId, before, query.limit + 1);
    const { rows, next } = cutRows(found, query.limit, ({ id }) => encodeCursor([id]));
    return new Page(rows.map(toNotification), found[0]?.total ?? 0, next);
  }

  @Endpoint(countUnreadNotifications)
  async countUnreadNotifications(@Caller() { member }: Caller): Promise<UnreadCount> {
    return { count: await this.notificationRepository.countUnread(member.memberId) };
  }

  @Endpoint(markAllNotificationsRead)
  async markAllNotificationsRead(
    @Input() { body }: EndpointInput<typeof markAllNotificationsRead>,
    @Caller() { member }: Caller,
  ): Promise<UnreadCount> {
    await this.notificationRepository.markRead(member.memberId, body.upTo ?? null);
    return this.left(member.memberId);
  }

  @Endpoint(markNotificationRead)
  async markNotificationRead(
    @Input() { params }: EndpointInput<typeof markNotificationRead>,
    @Caller() { member }: Caller,
  ): Promise<UnreadCount> {
    if (!(await this.notificationRepository.markOneRead(member.memberId, params.id)))
      throw problem('notification.not-found');
    return this.left(member.memberId);
  }

  private async left(memberId: number): Promise<UnreadCount> {
    return { count: await this.notificationRepository.countUnread(memberId) };
  }

  @Endpoint(readMailSettings)
  readMailSettings(@Caller() { member }: Caller): Promise<MailSettings> {
    return this.mailSettingsRepository.read(member.memberId);
  }

  @Endpoint(changeMailSettings)
  async changeMailSettings(
    @Input() { body }: EndpointInput<typeof changeMailSettings>,
    @Caller() { member }: Caller,
  ): Promise<MailSettings> {
    await this.mailSettingsRepository.change(member.memberId, body);
    return this.mailSettingsRepository.read(member.memberId);
  }
}
