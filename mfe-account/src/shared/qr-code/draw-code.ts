import encodeQR from 'qr';

/** The squares of the code, row by row; true is dark. The quiet zone around it is part of it. */
export function drawCode(text: string): boolean[][] {
  return encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
}
