import { Injectable } from '@nestjs/common';
import { SecretBox } from '../secret-box';
import type { NewMail } from './mail';

type Content = Pick<NewMail, 'to' | 'template'>;

/** Mail waits sealed: whoever reads the table learns no address, and no token that would open an account. */
@Injectable()
export class MailSeal {
  constructor(private readonly box: SecretBox) {}

  close(id: string, content: Content): string {
    return this.box.seal(JSON.stringify(content), sealedFor(id));
  }

  open(id: string, sealed: string): Content {
    return JSON.parse(this.box.open(sealed, sealedFor(id))) as Content;
  }
}

// Bound to the mail, not to a member: some mails arrive after their member is gone.
const sealedFor = (id: string) => ({ memberId: 0, purpose: `mail.${id}` });
