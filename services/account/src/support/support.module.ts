import { Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { CONFIG, HealthChecks } from '@waymark/service-kit';
import type { AccountConfig } from '../config';
import { MailQueue } from './mail/mail-queue';
import { MailRequests } from './mail/mail-requests';
import { MailSeal } from './mail/mail-seal';
import { MailSender } from './mail/mail-sender';
import { MailRepository } from './mail/mail.repository';
import { Mailbox } from './mail/mailbox';
import { MailboxController } from './mail/mailbox.controller';
import { SiteLinks } from './mail/site-links';
import { createMailTransport, MAIL_TRANSPORT } from './mail/mail-transport';
import { ExpiredTokens, OneTimeTokens } from './one-time-tokens';
import { connectRedis, REDIS } from './redis';
import { SecretBox } from './secret-box';
import { AuthThrottle } from './throttle/auth-throttle';
import { KnownOrigins } from './throttle/known-origins';

/** Shared by all aggregates: email, one-time tokens, rate limits, encryption, Redis. */
@Module({
  controllers: [MailboxController],
  providers: [
    AuthThrottle,
    ExpiredTokens,
    KnownOrigins,
    MailQueue,
    MailRepository,
    MailRequests,
    MailSeal,
    MailSender,
    Mailbox,
    OneTimeTokens,
    SecretBox,
    SiteLinks,
    { provide: MAIL_TRANSPORT, useFactory: createMailTransport, inject: [CONFIG] },
    {
      provide: REDIS,
      useFactory: (config: AccountConfig) => connectRedis(config.REDIS_URL, config.REDIS_COMMAND_MS),
      inject: [CONFIG],
    },
  ],
  exports: [AuthThrottle, MailQueue, MailRequests, OneTimeTokens, REDIS, SecretBox, SiteLinks],
})
export class SupportModule implements OnApplicationShutdown {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    health: HealthChecks,
  ) {
    health.add('redis', async () => void (await redis.ping()), { critical: false });
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}
