import { SignalledContent } from './signalled-content';
import { SignalledContentConsumer } from './signalled-content.consumer';

/** What programs notice. */
export const SIGNALLED_CONTROLLERS = [SignalledContentConsumer];
export const SIGNALLED_PROVIDERS = [SignalledContent];
