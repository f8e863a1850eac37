import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberNamesConsumer } from './member-names.consumer';

/** All consumers of events of this service. */
export const CONSUMERS = [MemberBlockedConsumer, MemberNamesConsumer];
