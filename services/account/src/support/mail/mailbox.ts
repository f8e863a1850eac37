import { Inject, Injectable } from '@nestjs/common';
import type { MailHead } from '@waymark/contracts-account';
import { coreProblem } from '@waymark/service-kit';
import { type MailboxEntry, MailRepository } from './mail.repository';
import { MailSeal } from './mail-seal';
import { renderMail } from './render-mail';
import { MAIL_TRANSPORT, type MailTransport } from './mail-transport';

const NEWEST = 100;

/** Emails stored here because no mail server is configured; returns 404 for everything when there is one. */
@Injectable()
export class Mailbox {
  constructor(
    private readonly mails: MailRepository,
    private readonly seal: MailSeal,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  require(): void {
    if (!this.transport.keepsMail) throw coreProblem('request.not-found');
  }

  async heads(): Promise<MailHead[]> {
    this.require();
    return (await this.mails.newestKept(NEWEST)).map((mail) => this.opened(mail).head);
  }

  async read(id: string) {
    this.require();
    const mail = await this.mails.findKept(id);
    if (!mail) throw coreProblem('request.not-found');
    const { head, template } = this.opened(mail);
    return { head, ...renderMail(template) };
  }

  private opened({ id, content, createdAt }: MailboxEntry) {
    const opened = this.seal.open(id, content);
    // Stored emails have their text and no request, because they went through the sender.
    if (!('template' in opened)) throw coreProblem('request.not-found');
    const { to, template } = opened;
    return { head: { id, to, subject: template.subject, sentAt: createdAt.toISOString() }, template };
  }
}
