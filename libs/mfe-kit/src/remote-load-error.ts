/** `not-loaded`: missing, too slow, or it threw while it started. `wrong-export`: it came, but is not what it should be. */
export type RemoteLoadErrorKind = 'not-loaded' | 'wrong-export';

export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';

  constructor(
    readonly kind: RemoteLoadErrorKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
