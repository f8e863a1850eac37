import type { HealthConsentState } from '@waymark/contracts-account';
import { apiClient } from '@waymark/mfe-kit';

const PATH = '/api/privacy/consents/health';

export const getHealthConsent = (signal?: AbortSignal): Promise<HealthConsentState> =>
  apiClient.get<HealthConsentState>(PATH, { signal });

export const withdrawHealthConsent = (): Promise<unknown> => apiClient.delete(PATH);
