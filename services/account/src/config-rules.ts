import { isLoopback } from '@waymark/contracts-core';
import type { z } from 'zod';
import { checkDonationRules, type DonationVariables } from './donation-config';

interface Variables extends DonationVariables {
  NODE_ENV: string;
  MODE: string;
  HOST: string;
  SMTP_URL?: string | undefined;
  DEV_RESET_TOKEN: boolean;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
}

/** Checks rules of this service only; `productionFaults` has those of all services. */
export function checkConfigRules(config: Variables, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (config.MODE === 'production' && !config.SMTP_URL)
    refuse('SMTP_URL', 'Production needs a mail server: the mailbox page would show every email to everyone.');
  const isAlone = config.NODE_ENV === 'development' && config.MODE === 'local' && isLoopback(config.HOST);
  if (config.DEV_RESET_TOKEN && !isAlone)
    refuse('DEV_RESET_TOKEN', 'Only for NODE_ENV=development on a loopback address: it hands out keys to accounts.');
  const provider = [config.OIDC_ISSUER, config.OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET].filter(Boolean).length;
  if (provider !== 0 && provider !== 3)
    refuse('OIDC_ISSUER', 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them.');
  if (config.MODE === 'production' && config.OIDC_ISSUER?.startsWith('http:'))
    refuse('OIDC_ISSUER', 'Production needs a provider that speaks https.');
  checkDonationRules(config, refuse);
}
