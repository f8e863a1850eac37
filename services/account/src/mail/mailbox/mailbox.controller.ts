import { Controller, Inject } from '@nestjs/common';
import { getMail, listMails } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { type KeptMail, MailRepository } from '../mail.repository';
import { MailSeal } from '../mail-seal';
import { renderMail } from '../render-mail';
import { MAIL_TRANSPORT, type MailTransport } from '../transport/mail-transport';

const NEWEST = 100;

/** The local mailbox: not there when mail leaves through a real server. */
@Controller()
export class MailboxController {
  constructor(
    private readonly mails: MailRepository,
    private readonly seal: MailSeal,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
  ) {}

  @Endpoint(listMails)
  async list(): Promise<EndpointOutput<typeof listMails>> {
    this.requireMailbox();
    return (await this.mails.newestKept(NEWEST)).map((mail) => this.opened(mail).head);
  }

  @Endpoint(getMail)
  async get(@Input() { params }: EndpointInput<typeof getMail>): Promise<EndpointOutput<typeof getMail>> {
    this.requireMailbox();
    const mail = await this.mails.findKept(params.id);
    if (!mail) throw coreProblem('request.not-found');
    const { head, template } = this.opened(mail);
    return { ...head, ...renderMail(template) };
  }

  private opened({ id, content, createdAt }: KeptMail) {
    const opened = this.seal.open(id, content);
    // What is kept went through the sender, which keeps the words and not the request for them.
    if (!('template' in opened)) throw coreProblem('request.not-found');
    const { to, template } = opened;
    return { head: { id, to, subject: template.subject, sentAt: createdAt.toISOString() }, template };
  }

  private requireMailbox(): void {
    if (!this.transport.keepsMail) throw coreProblem('request.not-found');
  }
}
