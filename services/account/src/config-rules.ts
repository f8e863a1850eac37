import type { z } from 'zod';

interface Variables {
  NODE_ENV: string;
  MODE: string;
  HOST: string;
  SMTP_URL?: string | undefined;
  DEV_RESET_TOKEN: boolean;
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Rules between variables: what is handy on one's own machine must not start anywhere else. */
export function checkConfigRules(config: Variables, context: z.core.$RefinementCtx): void {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message });
  if (config.MODE === 'production' && !config.SMTP_URL) refuse('SMTP_URL', 'Production needs a mail server: the mailbox page would show every mail to everybody.');
  const isAlone = config.NODE_ENV === 'development' && config.MODE === 'local' && LOOPBACK.includes(config.HOST);
  if (config.DEV_RESET_TOKEN && !isAlone) refuse('DEV_RESET_TOKEN', 'Only for NODE_ENV=development on a loopback address: it hands out keys to accounts.');
}
