import { Module } from '@nestjs/common';
import { AgreementRepository } from './agreement.repository';
import { CountTrust } from './count-trust';
import { ReadOwnTrustController } from './read-own-trust.controller';
import { TrustSchedule } from './trust-schedule';

/** How far others agree with a member's answers. */
@Module({ controllers: [ReadOwnTrustController], providers: [AgreementRepository, CountTrust, TrustSchedule] })
export class TrustModule {}
