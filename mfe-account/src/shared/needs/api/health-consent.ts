import type { HealthConsentState } from '@waymark/contracts-account';
import { call } from '@waymark/mfe-kit';
import { getHealthConsent as read, withdrawHealthConsent as withdraw } from '../../../endpoints';

export const getHealthConsent = (signal?: AbortSignal): Promise<HealthConsentState> => call(read, { signal });

export const withdrawHealthConsent = (): Promise<void> => call(withdraw);
