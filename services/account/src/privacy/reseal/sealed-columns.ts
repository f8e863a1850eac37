/** A column of sealed texts that stay for as long as their member wants, and what they are bound to. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly memberColumn: string;
  readonly purpose: string;
}

/**
 * What has to be sealed anew before a key can go. Mail and exports are not here: they live for days at most, so an old
 * key is kept until they are gone.
 */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'accessibility_preferences', column: 'sealed', memberColumn: 'member_id', purpose: 'needs' },
  { table: 'user_profile', column: 'accessibility_sealed', memberColumn: 'id', purpose: 'profile-accessibility' },
  { table: 'authenticator', column: 'sealed_secret', memberColumn: 'member_id', purpose: 'authenticator' },
];
