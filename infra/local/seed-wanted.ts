/** SEED=sample imports a few thousand of the listed places instead of all; tests use it. Throws on any other value. */
export function seedWanted(): 'all' | 'sample' {
  const wanted = process.env['SEED'] ?? 'all';
  if (wanted === 'all' || wanted === 'sample') return wanted;
  throw new Error(`SEED=${wanted} is neither "all" nor "sample".`);
}
