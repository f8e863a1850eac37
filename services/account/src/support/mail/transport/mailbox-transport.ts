import type { MailTransport } from './mail-transport';

/** Local mode: mail goes nowhere and stays readable on the page /mailbox. */
export class MailboxTransport implements MailTransport {
  readonly keepsMail = true;

  deliver(): Promise<void> {
    return Promise.resolve();
  }

  close(): void {}
}
