import { apiClient } from '@waymark/mfe-kit';

export function setMarketingConsent(consentToMarketing: boolean): Promise<{ consentToMarketing: boolean }> {
  return apiClient.put('/api/privacy/consents/marketing', { body: { consentToMarketing } });
}
