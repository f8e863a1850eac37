/** The operator of this site, as far as configured; shown on contact and legal pages. */
export interface Operator {
  name: string;
  email: string | null;
  /** Postal address in one line. */
  address: string | null;
  socialUrl: string | null;
  /** The site's founders, if they want to be named; absent from an older gateway. */
  founders?: readonly string[];
}

/** The operator until one is configured; true for any site. */
export const UNNAMED_OPERATOR: Operator = {
  name: 'the operator of this site',
  email: null,
  address: null,
  socialUrl: null,
};
