import { Controller, Inject } from '@nestjs/common';
import { getMail, listMails } from '@waymark/contracts-account';
import type { EndpointInput, EndpointOutput } from '@waymark/contracts-core';
import { coreProblem, Endpoint, Input } from '@waymark/service-kit';
import { MailRepository } from '../mail.repository';
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
    return (await this.mails.newestKept(NEWEST)).map(({ id, content, createdAt }) => {
      const { to, template } = this.seal.open(id, content);
      return { id, to, subject: template.subject, sentAt: createdAt.toISOString() };
    });
  }

  @Endpoint(getMail)
  async get(@Input() { params }: EndpointInput<typeof getMail>): Promise<EndpointOutput<typeof getMail>> {
    this.requireMailbox();
    const mail = await this.mails.findKept(params.id);
    if (!mail) throw coreProblem('request.not-found');
    const { to, template } = this.seal.open(mail.id, mail.content);
    return { id: mail.id, to, subject: template.subject, sentAt: mail.createdAt.toISOString(), ...renderMail(template) };
  }

  private requireMailbox(): void {
    if (!this.transport.keepsMail) throw coreProblem('request.not-found');
  }
}
