/**
 * `not-loaded`: missing, too slow, or threw while starting. `wrong-export`: loaded, but the export has the wrong
 * shape.
 */
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
