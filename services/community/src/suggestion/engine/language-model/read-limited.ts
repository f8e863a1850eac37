/** The body of an answer as text, and never more of it than `most` bytes: a stranger's server says when it ends. */
export async function readLimited(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString('utf8');
    length += value.byteLength;
    if (length > most) {
      await reader.cancel();
      throw new Error(`The language model's answer is longer than ${most} bytes`);
    }
    parts.push(value);
  }
}
