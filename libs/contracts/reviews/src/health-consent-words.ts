/** Error when a disability type would be stored without its author's consent. */
export const HEALTH_CONSENT_NEEDED =
  'Please allow us to store your disability type, which is health data, or choose “Prefer not to say”.';
