/** Returns the key that makes an email address unique: ignores case but keeps plus suffixes, as mail servers do. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
