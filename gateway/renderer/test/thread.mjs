import { register } from 'node:module';

// Keeps the thread alive while its modules load; nothing else does.
const alive = setInterval(() => undefined, 1_000);
// A thread does not inherit its parent's module loader.
register('../../../libs/tools/jest/typescript-hooks.mjs', import.meta.url);
const { runRenderThread } = await import('../src/threads/render-thread.ts');
runRenderThread();
clearInterval(alive);
