import { MemberBlockedConsumer } from './member-blocked.consumer';
import { MemberNamesConsumer } from './member-names.consumer';

/** What this slice keeps of events, its own and those of other slices. */
export const CONSUMERS = [MemberBlockedConsumer, MemberNamesConsumer];
