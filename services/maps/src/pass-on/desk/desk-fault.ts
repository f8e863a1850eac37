type DeskFaultKind =
  | 'unreachable'
  | 'slow'
  | 'redirect'
  | 'too-large'
  | 'nonsense'
  | 'server-error'
  | 'busy'
  | 'refused';

/**
 * Why an authority's server returned nothing usable. Its own message stays out of logs, because it may contain
 * anything.
 */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';

  constructor(readonly kind: DeskFaultKind) {
    super(`An authority's desk: ${kind}`);
  }
}
