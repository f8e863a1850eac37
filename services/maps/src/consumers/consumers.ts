import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberNamesConsumer } from './member-names.consumer';

/** All event consumers of this service. */
export const CONSUMERS = [MemberBlockedConsumer, MemberNamesConsumer];
