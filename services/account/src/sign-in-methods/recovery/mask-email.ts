/** Returns an address that only its owner can recognise: `m•••@example.org`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${at > 0 ? first : ''}•••${email.slice(at)}`;
}
