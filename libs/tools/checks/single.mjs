/** Nx requires it in addition to the batch, which is always preferred, even for one task. */
export default function single() {
  throw new Error('Runs as a batch: leave out --batch=false');
}
