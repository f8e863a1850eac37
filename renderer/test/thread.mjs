import { register } from 'node:module';

// A thread knows nothing of the loader of its parent.
register('../../libs/tools/jest/typescript-hooks.mjs', import.meta.url);
const { runRenderThread } = await import('../src/threads/render-thread.ts');
runRenderThread();
