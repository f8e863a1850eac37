/** 32 random hexadecimal digits. getRandomValues also works on http addresses, where randomUUID does not exist. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
