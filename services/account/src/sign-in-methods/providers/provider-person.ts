/** A person as the provider describes them. */
export interface ProviderPerson {
  issuer: string;
  sub: string;
  /** Only when the provider confirms that it is theirs. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  profileImageUrl: string | null;
}
