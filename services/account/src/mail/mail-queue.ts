import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/service-kit';
import { MailRepository } from './mail.repository';
import { MailSeal } from './mail-seal';
import type { NewMail } from './mail';

const DAY_MINUTES = 24 * 60;

/** Mail that leaves when the transaction of the act is committed, and never when it is not. */
@Injectable()
export class MailQueue {
  constructor(
    private readonly mails: MailRepository,
    private readonly seal: MailSeal,
  ) {}

  /** Stores the mail beside the act; the sender delivers it at least once, soon after the commit. */
  async add(tx: Tx, { to, template, memberId, usefulMinutes = DAY_MINUTES }: NewMail): Promise<void> {
    const id = randomUUID();
    const content = this.seal.close(id, { to, template });
    await this.mails.add(tx, { id, memberId: memberId ?? null, template: template.name, content, usefulMinutes });
  }
}
