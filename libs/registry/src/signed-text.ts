/** What a signature is over: with the key, so that an entry is worth nothing under another one. */
export const signedText = (key: string, signed: string): Buffer => Buffer.from(`${key}\n${signed}`);
