import encodeQR from 'qr';

/** Returns the QR code's squares, row by row; true is dark. Includes the quiet zone around it. */
export function drawCode(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}
