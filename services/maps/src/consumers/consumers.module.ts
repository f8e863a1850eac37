import { Module } from '@nestjs/common';
import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberNamesConsumer } from './member-names.consumer';

/** All event consumers of this service. */
@Module({ controllers: [MemberBlockedConsumer, MemberNamesConsumer] })
export class ConsumersModule {}
