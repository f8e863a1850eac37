import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret-box';
import type { MailContent } from './mail';

/** Mail waits sealed: whoever reads the table learns no address, and no token that would open an account. */
@Injectable()
export class MailSeal {
  constructor(private readonly box: SecretBox) {}

  close(id: string, content: MailContent): string {
    return this.box.seal(JSON.stringify(content), sealedFor(id));
  }

  open(id: string, sealed: string): MailContent {
    return JSON.parse(this.box.open(sealed, sealedFor(id))) as MailContent;
  }
}

// Bound to the mail, not to a member: some mails arrive after their member is gone.
const sealedFor = (id: string) => ({ memberId: 0, purpose: `mail.${id}` });
