import { useEffect } from 'react';

/** Takes away what the gateway's HTML showed until the frame was drawn; it is hidden from that moment on. */
export function EarlyFrameGone(): null {
  useEffect(() => document.getElementById('waymark-early')?.remove(), []);
  return null;
}
