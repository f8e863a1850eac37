import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Database, Jobs, LOG, type Log } from '@waymark/service-kit';
import type { MailContent } from './mail';
import { MailRequests, type ResolvedMail } from './mail-requests';
import { MailRepository, type WaitingMail } from './mail.repository';
import { MailSeal } from './mail-seal';
import { renderMail } from './render-mail';
import { MAIL_TRANSPORT, type MailTransport, MailRefused } from './mail-transport';

const EVERY_MS = 500;
const AT_ONCE = 5;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_HOURS = 30 * 24;
const MAILBOX_KEEP_HOURS = 48;

/** Sends queued emails. Each process has a sender; the database gives each email to one of them at a time. */
@Injectable()
export class MailSender implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly database: Database,
    private readonly mails: MailRepository,
    private readonly requests: MailRequests,
    private readonly seal: MailSeal,
    private readonly jobs: Jobs,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.add({ name: 'send mail', every: EVERY_MS, atStart: true, run: () => this.sendDue() });
    const keepHours = this.transport.keepsMail ? MAILBOX_KEEP_HOURS : KEEP_HOURS;
    this.jobs.add({ name: 'forget old mail', every: PRUNE_EVERY_MS, run: () => this.mails.prune(keepHours) });
  }

  /** Stops running deliveries; the next process tries them again. */
  onModuleDestroy(): void {
    this.transport.close();
  }

  private async sendDue(): Promise<void> {
    const due = await this.mails.claim(AT_ONCE);
    await Promise.all(due.map((mail) => this.send(mail)));
  }

  private async send(mail: WaitingMail): Promise<void> {
    const facts = { mailId: mail.id, template: mail.template, tries: mail.tries };
    if (mail.isTooLate) return this.giveUp(mail.id, facts, 'too late');
    if (mail.content === null) return this.giveUp(mail.id, facts, 'without content');
    try {
      const letter = await this.resolved(this.seal.open(mail.id, mail.content));
      if (letter)
        await this.transport.deliver({
          id: mail.id,
          to: letter.to,
          subject: letter.template.subject,
          unsubscribeUrl: letter.template.unsubscribeUrl,
          ...renderMail(letter.template),
        });
      await this.mails.markDelivered(
        mail.id,
        this.transport.keepsMail && letter ? this.seal.close(mail.id, letter) : null,
      );
    } catch (error) {
      if (error instanceof MailRefused) return this.giveUp(mail.id, facts, 'refused');
      // Logs no message of the error, because servers quote addresses in it.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.log.warn({ ...facts, code, responseCode }, 'mail is tried again later');
    }
  }

  private async resolved(content: MailContent): Promise<ResolvedMail | null> {
    if ('template' in content) return content;
    return this.database.transaction((tx) => this.requests.resolve(content, tx));
  }

  private async giveUp(id: string, facts: object, reason: string): Promise<void> {
    await this.mails.markFailed(id);
    this.log.error({ ...facts, reason }, 'mail was given up');
  }
}
