/** The person closed the question in place of confirming that it is them. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';

  constructor() {
    super('Nothing was changed, because you did not confirm that it is you.');
  }
}
