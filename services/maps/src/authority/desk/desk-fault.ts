type DeskFaultKind =
  | 'unreachable'
  | 'slow'
  | 'redirect'
  | 'too-large'
  | 'nonsense'
  | 'server-error'
  | 'busy'
  | 'refused';

/** Why an authority's desk gave nothing that we can use. Its own words stay out of logs: nobody knows what stands in them. */
export class DeskFault extends Error {
  override readonly name = 'DeskFault';

  constructor(readonly kind: DeskFaultKind) {
    super(`An authority's desk: ${kind}`);
  }
}
