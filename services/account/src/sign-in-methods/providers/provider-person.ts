/** Somebody as the provider describes them. */
export interface ProviderPerson {
  issuer: string;
  sub: string;
  /** Only when the provider says that it belongs to them. */
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string;
  profileImageUrl: string | null;
}
