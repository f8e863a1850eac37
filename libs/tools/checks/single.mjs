/** Nx asks for it beside the batch; preferred is always the batch, which one task is as well. */
export default function single() {
  throw new Error('Runs as a batch: leave out --batch=false');
}
