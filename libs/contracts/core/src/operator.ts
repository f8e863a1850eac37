/** Who runs this site, as far as they have said: what contact and legal pages tell people. */
export interface Operator {
  name: string;
  email: string | null;
  /** Postal address, one line. */
  address: string | null;
  socialUrl: string | null;
  /** Who began the site, where they want to be named; absent from an older gateway. */
  founders?: readonly string[];
}

/** While nobody has said: honest, and true of any site. */
export const UNNAMED_OPERATOR: Operator = {
  name: 'the operator of this site',
  email: null,
  address: null,
  socialUrl: null,
};
