import type { Provider } from '@nestjs/common';
import { ForgetSenders } from './forget-senders';
import { SenderLimit } from './sender-limit';
import { SENDER_LIMIT_SETTINGS, SENDER_ROWS, type SenderLimitSettings } from './sender-limit-settings';

/**
 * Providers for a service that limits posts per IP address: `SenderLimit` for its use cases, and the job that deletes
 * old hashed addresses.
 */
export function senderLimitParts(settings: SenderLimitSettings): Provider[] {
  return [
    { provide: SENDER_LIMIT_SETTINGS, useValue: settings },
    { provide: SENDER_ROWS, useExisting: settings.rows },
    SenderLimit,
    ForgetSenders,
  ];
}
