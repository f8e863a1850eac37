import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { MailRefused } from './mail-refused';
import { DELIVERY_LIMIT_MS, type MailTransport, type OutgoingMail } from './mail-transport';

/** Sends through an SMTP server; every wait for it ends. */
export class SmtpTransport implements MailTransport {
  readonly keepsMail = false;
  private readonly smtp;

  constructor(
    url: string,
    private readonly from: string,
    private readonly limitMs = DELIVERY_LIMIT_MS,
  ) {
    const wait = Math.min(10_000, limitMs);
    this.smtp = createTransport({ url, pool: true, maxConnections: 2, connectionTimeout: wait, greetingTimeout: wait, socketTimeout: wait, disableFileAccess: true, disableUrlAccess: true });
  }

  async deliver({ id, to, subject, text, html }: OutgoingMail): Promise<void> {
    const domain = this.from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
    // The same id at each try: a mail that arrives twice can be told for what it is.
    const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };
    const sent = this.smtp.sendMail({ from: this.from, to: { name: '', address: to }, subject, text, html, messageId: `<${id}@${domain}>`, headers });
    const limit = new AbortController();
    try {
      await Promise.race([sent, pause(this.limitMs, undefined, { signal: limit.signal }).then(() => Promise.reject(new Error('The mail server took too long')))]);
    } catch (error) {
      throw isFinal(error) ? new MailRefused() : error;
    } finally {
      limit.abort();
      sent.catch(() => undefined);
    }
  }

  close(): void {
    this.smtp.close();
  }
}

// 5xx about this mail. One about us, such as a wrong password, is for the operator to mend: the mail waits.
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
