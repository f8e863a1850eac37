/** Whether this browser knows passkeys at all; they also need a safe address (https or localhost). */
export function passkeysWorkHere(): boolean {
  return window.isSecureContext && typeof window.PublicKeyCredential === 'function';
}
