import { AgreementRepository } from './agreement.repository';
import { CountTrust } from './count-trust';
import { ReadOwnTrustController } from './read-own-trust.controller';
import { TrustSchedule } from './trust-schedule';

/** How far others agree with a member's answers. */
export const TRUST_CONTROLLERS = [ReadOwnTrustController];
export const TRUST_PROVIDERS = [AgreementRepository, CountTrust, TrustSchedule];
