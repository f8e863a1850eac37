import { DueNotifications } from './due-notifications';
import { NoticeSeal } from './notice-seal';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller';
import { UnsubscribeTokens } from './unsubscribe/unsubscribe-tokens';
import { WriteLetters } from './write-letters';

/** What members are told of, by mail. */
export const LETTER_CONTROLLERS = [UnsubscribeController];
export const LETTER_PROVIDERS = [DueNotifications, NoticeSeal, UnsubscribeTokens, WriteLetters];
