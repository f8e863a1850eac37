import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import type { NewMail, RequestedMail } from './mail';
import { MailRepository } from './mail.repository';
import { MailSeal } from './mail-seal';

const DAY_MINUTES = 24 * 60;

/** Queues emails in the action's transaction: they are sent only if it commits. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly mails: MailRepository,
    private readonly seal: MailSeal,
  ) {}

  /**
   * Stores the email in the action's transaction and returns its ID. The sender delivers it at least once, soon after
   * the commit.
   */
  async add(tx: Tx, mail: NewMail | RequestedMail): Promise<string> {
    const { to, memberId = null, usefulMinutes = DAY_MINUTES } = mail;
    const id = randomUUID();
    const [template, content] =
      'request' in mail
        ? [mail.request, { to, request: mail.request, payload: mail.payload }]
        : [mail.template.name, { to, template: mail.template }];
    await this.mails.add(tx, { id, memberId, template, content: this.seal.close(id, content), usefulMinutes });
    return id;
  }
}
