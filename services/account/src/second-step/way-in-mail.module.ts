import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { MemberModule } from '../member/member.module';
import { WayInMail } from './way-in-mail';

@Module({ imports: [MailModule, MemberModule], providers: [WayInMail], exports: [WayInMail] })
export class WayInMailModule {}
