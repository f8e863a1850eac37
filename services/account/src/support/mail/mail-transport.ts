import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { AccountConfig } from '../../config';

/** The receiving server rejected the email permanently. The error contains no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Nest token of the MailTransport. */
export const MAIL_TRANSPORT = Symbol('mail transport');

interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly unsubscribeUrl?: string | undefined;
}

/** Delivers emails. */
export interface MailTransport {
  /** Whether emails remain readable here after delivery. */
  readonly keepsMail: boolean;
  /** Throws MailRefused when a retry is useless, any other error when it is not. Ends within DELIVERY_LIMIT_MS. */
  deliver(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/**
 * Milliseconds for a delivery: less than the shortest pause between two attempts, so no email is sent twice in
 * parallel.
 */
const DELIVERY_LIMIT_MS = 20_000;

const STEP_MS = 10_000;
// Prevents automatic replies, such as holiday notices.
const HEADERS = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/** Lets mail programs unsubscribe without opening a page (RFC 8058). Only for addresses that accept such a POST. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Sends through an SMTP server; every wait has a timeout. */
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
    // The same ID on each attempt identifies a duplicate delivery.
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
      // The loser of the race may still reject, and nothing else handles that.
      sent.catch(() => undefined);
      late.catch(() => undefined);
    }
  }
}

// Checks for a 5xx about this email. Other errors, such as a wrong password, need the operator: the email stays queued.
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** Local mode: emails are not sent, but can be read on the page /mailbox. */
class MailboxTransport implements MailTransport {
  readonly keepsMail = true;

  deliver(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {}
}

/** Returns a transport for the server in SMTP_URL, or without one, in local mode, the mailbox. */
export function createMailTransport({
  SMTP_URL,
  MAIL_FROM,
}: Pick<AccountConfig, 'SMTP_URL' | 'MAIL_FROM'>): MailTransport {
  return SMTP_URL ? new SmtpTransport(SMTP_URL, MAIL_FROM) : new MailboxTransport();
}
