/** SEED=sample reads a few thousand of the listed places instead of all: what tests are made with. Throws on another word. */
export function seedWanted(): 'all' | 'sample' {
  const wanted = process.env['SEED'] ?? 'all';
  if (wanted === 'all' || wanted === 'sample') return wanted;
  throw new Error(`SEED=${wanted} is neither "all" nor "sample".`);
}
