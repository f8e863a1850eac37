import type { AccountConfig } from '../../config';
import type { MailTransport } from './mail-transport';
import { SmtpTransport } from './smtp-transport';

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
