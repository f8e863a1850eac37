import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import { readConfig } from './config';
import { createRenderer } from './create-renderer';
import { runRenderThread } from './threads/render-thread';

const STOP_MS = 9_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  // From here on, no thread can turn text into code, even if slice code escapes its sandbox.
  setFlagsFromString('--disallow-code-generation-from-strings');
  const renderer = await createRenderer(config, { file: new URL(import.meta.url) });
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void renderer.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (isMainThread) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
} else runRenderThread();
