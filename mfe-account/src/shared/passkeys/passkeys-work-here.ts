/** Checks whether this browser supports passkeys; they also need a secure context (https or localhost). */
export function passkeysWorkHere(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}
