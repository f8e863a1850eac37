import { Module } from '@nestjs/common';
import { CONFIG } from '@waymark/service-kit';
import { SecretBoxModule } from '../secret-box.module';
import { MailQueue } from './mail-queue';
import { MailRequests } from './mail-requests';
import { MailRepository } from './mail.repository';
import { MailSeal } from './mail-seal';
import { MailSender } from './mail-sender';
import { Mailbox } from './mailbox/mailbox';
import { MailboxController } from './mailbox/mailbox.controller';
import { createMailTransport } from './transport/create-transport';
import { SiteLinks } from './site-links';
import { MAIL_TRANSPORT } from './transport/mail-transport';

/** Mail from acts to mail servers, or to the local mailbox. */
@Module({
  imports: [SecretBoxModule],
  controllers: [MailboxController],
  providers: [
    MailQueue,
    MailRequests,
    SiteLinks,
    MailRepository,
    MailSeal,
    MailSender,
    Mailbox,
    { provide: MAIL_TRANSPORT, useFactory: createMailTransport, inject: [CONFIG] },
  ],
  exports: [MailQueue, MailRequests, SiteLinks],
})
export class MailModule {}
