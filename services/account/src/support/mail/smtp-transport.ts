import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { DELIVERY_LIMIT_MS, type MailTransport, type OutgoingMail, MailRefused } from './mail-transport';

const STEP_MS = 10_000;
// Nobody's holiday reply should answer a robot.
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** RFC 8058: mail programs ask nobody to open a page. Said only where the address takes such a POST. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends through an SMTP server; every wait for it ends. */
export class SmtpTransport implements MailTransport {
  readonly keepsMail = false;
  private readonly smtp;
  private readonly closed = new AbortController();

  constructor(
    url: string,
    private readonly from: string,
    private readonly limitMs = DELIVERY_LIMIT_MS,
  ) {
    const step = Math.min(STEP_MS, limitMs);
    const limits = { connectionTimeout: step, greetingTimeout: step, socketTimeout: step };
    this.smtp = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      ...limits,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async deliver({ id, to, subject, text, html, unsubscribeUrl }: OutgoingMail): Promise<void> {
    const domain = /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
    // The same id at each try: a mail that arrives twice can be told for what it is.
    const message = {
      from: this.from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      messageId: `<${id}@${domain}>`,
      headers: unsubscribeUrl === undefined ? HEADERS : { ...HEADERS, ...unsubscribing(unsubscribeUrl) },
    };
    try {
      await this.inTime(this.smtp.sendMail(message));
    } catch (error) {
      throw isFinal(error) ? new MailRefused() : error;
    }
  }

  close(): void {
    this.closed.abort();
    this.smtp.close();
  }

  private async inTime(sent: Promise<unknown>): Promise<void> {
    const done = new AbortController();
    const limit = pause(this.limitMs, undefined, { signal: AbortSignal.any([done.signal, this.closed.signal]) });
    const late = limit.then(() =>
      Promise.reject(Object.assign(new Error('The mail server took too long'), { code: 'ETIMEDOUT' })),
    );
    try {
      await Promise.race([sent, late]);
    } finally {
      done.abort();
      // Whichever lost the race may still fail, and nobody waits for it.
      sent.catch(() => undefined);
      late.catch(() => undefined);
    }
  }
}

// 5xx about this mail. One about us, such as a wrong password, is for the operator to mend: the mail waits.
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}
