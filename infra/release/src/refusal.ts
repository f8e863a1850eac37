/** A reason to stop that is written for the person who releases; anything else that is thrown is a fault of ours. */
export class Refusal extends Error {
  override name = 'Refusal';
}
