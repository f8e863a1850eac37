import { startLocalStripe } from './start-local-stripe';

/** Runs as its own process, which can be killed and restarted like the other servers. */
function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is missing.`);
  return value;
}

const stripe = await startLocalStripe({
  port: Number(setting('LOCAL_STRIPE_PORT')),
  dataDir: setting('LOCAL_STRIPE_DATA_DIR'),
  secretKey: setting('LOCAL_STRIPE_SECRET_KEY'),
  webhookSecret: setting('LOCAL_STRIPE_WEBHOOK_SECRET'),
  webhookUrl: process.env['LOCAL_STRIPE_WEBHOOK_URL'],
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void stripe.stop().then(() => process.exit(0)));
