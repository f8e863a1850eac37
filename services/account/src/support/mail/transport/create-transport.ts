import type { AccountConfig } from '../../../config';
import type { MailTransport } from './mail-transport';
import { MailboxTransport } from './mailbox-transport';
import { SmtpTransport } from './smtp-transport';

/** The SMTP server of SMTP_URL; without one, in local mode, the mailbox. */
export function createMailTransport({
  SMTP_URL,
  MAIL_FROM,
}: Pick<AccountConfig, 'SMTP_URL' | 'MAIL_FROM'>): MailTransport {
  return SMTP_URL ? new SmtpTransport(SMTP_URL, MAIL_FROM) : new MailboxTransport();
}
