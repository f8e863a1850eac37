/** What makes an e-mail address unique: its case does not. Plus addresses stay apart, as mail servers keep them. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}
