/** A reason to stop, written for the person who releases. Any other exception is a bug of ours. */
export class Refusal extends Error {
  override name = 'Refusal';
}
