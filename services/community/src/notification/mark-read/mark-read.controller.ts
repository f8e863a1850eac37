import { Controller } from '@nestjs/common';
import { markAllNotificationsRead, markNotificationRead, type UnreadCount } from '@waymark/contracts-community';
import type { EndpointInput } from '@waymark/contracts-core';
import { Caller, Endpoint, Input } from '@waymark/service-kit';
import { problem } from '../../problem';
import { NotificationRepository } from '../notification.repository';

@Controller()
export class MarkReadController {
  constructor(private readonly notifications: NotificationRepository) {}

  @Endpoint(markAllNotificationsRead)
  async all(
    @Input() { body }: EndpointInput<typeof markAllNotificationsRead>,
    @Caller() { member }: Caller,
  ): Promise<UnreadCount> {
    await this.notifications.markRead(member.memberId, body.upTo ?? null);
    return this.left(member.memberId);
  }

  @Endpoint(markNotificationRead)
  async one(
    @Input() { params }: EndpointInput<typeof markNotificationRead>,
    @Caller() { member }: Caller,
  ): Promise<UnreadCount> {
    if (!(await this.notifications.markOneRead(member.memberId, params.id))) throw problem('notification.not-found');
    return this.left(member.memberId);
  }

  private async left(memberId: number): Promise<UnreadCount> {
    return { count: await this.notifications.countUnread(memberId) };
  }
}
