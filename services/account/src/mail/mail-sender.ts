import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { LOG, type Log } from '@waymark/service-kit';
import { MailRepository, type WaitingMail } from './mail.repository';
import { MailSeal } from './mail-seal';
import { renderMail } from './render-mail';
import { MailRefused } from './transport/mail-refused';
import { MAIL_TRANSPORT, type MailTransport } from './transport/mail-transport';

const EVERY_MS = 500;
const AT_ONCE = 5;
const KEEP_HOURS = 30 * 24;
const MAILBOX_KEEP_HOURS = 48;
const PRUNE_EVERY_MS = 3_600_000;

/** Delivers what the queue holds. Each process has one; the database gives a mail to one of them at a time. */
@Injectable()
export class MailSender implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private prunedAt = 0;

  constructor(
    private readonly mails: MailRepository,
    private readonly seal: MailSeal,
    @Inject(MAIL_TRANSPORT) private readonly transport: MailTransport,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => {
      this.round ??= this.run().finally(() => (this.round = null));
    }, EVERY_MS);
    this.timer.unref();
  }

  /** What does not leave in time is tried again by the next process. */
  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.transport.close();
  }

  private async run(): Promise<void> {
    try {
      const due = await this.mails.claim(AT_ONCE);
      await Promise.all(due.map((mail) => this.send(mail)));
      await this.prune();
    } catch (err) {
      this.log.warn({ err }, 'mail waits for the database');
    }
  }

  private async send(mail: WaitingMail): Promise<void> {
    const facts = { mailId: mail.id, template: mail.template, tries: mail.tries };
    if (mail.isTooLate) return this.giveUp(mail.id, facts, 'too late');
    try {
      const { to, template } = this.seal.open(mail.id, mail.content);
      await this.transport.deliver({ id: mail.id, to, subject: template.subject, ...renderMail(template) });
    } catch (error) {
      if (error instanceof MailRefused) return this.giveUp(mail.id, facts, 'refused');
      // Without its message: servers quote addresses in it.
      const { code, responseCode } = error as { code?: string; responseCode?: number };
      this.log.warn({ ...facts, code, responseCode }, 'mail is tried again later');
      return;
    }
    await this.mails.markDelivered(mail.id, this.transport.keepsMail);
  }

  private async giveUp(id: string, facts: object, reason: string): Promise<void> {
    await this.mails.markFailed(id);
    this.log.error({ ...facts, reason }, 'mail was given up');
  }

  private async prune(): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_EVERY_MS) return;
    this.prunedAt = Date.now();
    await this.mails.prune(this.transport.keepsMail ? MAILBOX_KEEP_HOURS : KEEP_HOURS);
  }
}
