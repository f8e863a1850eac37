/** Version of the consent text. Change it whenever the meaning of the text changes. */
export const HEALTH_CONSENT_WORDING = '2026-11';
export const HEALTH_CONSENT_NEEDED =
  'Please allow us to store what you tell us about your needs, which is health data.';
