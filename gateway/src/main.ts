import { readConfig } from './config';
import { createGateway } from './create-gateway';

const STOP_MS = 9_000;

async function main(): Promise<void> {
  const gateway = await createGateway(readConfig(process.env));
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void gateway.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
