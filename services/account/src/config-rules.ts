import type { z } from 'zod';

interface Variables {
  NODE_ENV: string;
  MODE: string;
  HOST: string;
  PUBLIC_ORIGIN: string;
  SESSION_COOKIE_SECURE: boolean;
  AUTH_LIMIT_FACTOR: number;
  SMTP_URL?: string | undefined;
  DEV_RESET_TOKEN: boolean;
  OIDC_ISSUER?: string | undefined;
  OIDC_CLIENT_ID?: string | undefined;
  OIDC_CLIENT_SECRET?: string | undefined;
}

const MOST_TIMES = 10;
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Rules between variables: what is handy on one's own machine must not start anywhere else. */
export function checkConfigRules(config: Variables, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (config.MODE === 'production' && !config.SMTP_URL) refuse('SMTP_URL', 'Production needs a mail server: the mailbox page would show every mail to everybody.');
  if (config.MODE === 'production' && !config.PUBLIC_ORIGIN.startsWith('https:')) refuse('PUBLIC_ORIGIN', 'Production needs the https address of the site: links in mails carry tokens.');
  if (config.MODE === 'production' && !config.SESSION_COOKIE_SECURE) refuse('SESSION_COOKIE_SECURE', 'Production needs `true`: a session must not travel in clear.');
  if (config.MODE === 'production' && config.AUTH_LIMIT_FACTOR > MOST_TIMES) refuse('AUTH_LIMIT_FACTOR', `Production takes ${MOST_TIMES} at most: more lets passwords and codes be guessed.`);
  const isAlone = config.NODE_ENV === 'development' && config.MODE === 'local' && LOOPBACK.includes(config.HOST);
  if (config.DEV_RESET_TOKEN && !isAlone) refuse('DEV_RESET_TOKEN', 'Only for NODE_ENV=development on a loopback address: it hands out keys to accounts.');
  const provider = [config.OIDC_ISSUER, config.OIDC_CLIENT_ID, config.OIDC_CLIENT_SECRET].filter(Boolean).length;
  if (provider !== 0 && provider !== 3) refuse('OIDC_ISSUER', 'Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, or none of them.');
  if (config.MODE === 'production' && config.OIDC_ISSUER?.startsWith('http:')) refuse('OIDC_ISSUER', 'Production needs a provider that speaks https.');
}
