import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret-box';
import type { MailContent } from './mail';

/** Encrypts queued emails: a reader of the table sees neither addresses nor tokens that open an account. */
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

// Binds the encrypted content to the email and not to a member, because some emails are sent after their member is
// deleted.
const sealedFor = (id: string) => ({ memberId: 0, purpose: `mail.${id}` });
