/** The person closed the dialog instead of confirming their identity. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';

  constructor() {
    super('Nothing was changed, because you did not confirm that it is you.');
  }
}
