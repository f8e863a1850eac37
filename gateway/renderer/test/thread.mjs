import { register } from 'node:module';

// Nothing else keeps a thread alive while its modules are read.
const alive = setInterval(() => undefined, 1_000);
// A thread knows nothing of the loader of its parent.
register('../../../libs/tools/jest/typescript-hooks.mjs', import.meta.url);
const { runRenderThread } = await import('../src/threads/render-thread.ts');
runRenderThread();
clearInterval(alive);
