import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module';
import { OneTimeTokenModule } from '../../recovery/one-time-token.module';
import { SessionModule } from '../../session/session.module';
import { MemberModule } from '../member.module';
import { NewPassword } from './new-password';

@Module({
  imports: [MailModule, MemberModule, OneTimeTokenModule, SessionModule],
  providers: [NewPassword],
  exports: [NewPassword],
})
export class NewPasswordModule {}
