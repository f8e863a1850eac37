import { TextDecoder } from 'node:util';
import { coreProblem } from '@waymark/service-kit';

/**
 * Parses a URL-encoded form in the charset of its Content-Type, UTF-8 by default. The first value of each name counts.
 * Invalid bytes are an error that names the field, because a text with lost letters is worse than none.
 */
export function readForm(body: Uint8Array, contentType: string | undefined): ReadonlyMap<string, string> {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(contentType ?? '')?.[1] ?? 'utf-8';
  const decoder = decoderOf(charset);
  const fields = new Map<string, string>();
  for (const pair of Buffer.from(body).toString('latin1').split('&')) {
    const [name = ''] = pair.split('=', 1);
    const field = textOf(decoder, name);
    const value = textOf(decoder, pair.slice(name.length + 1));
    if (field === null || value === null)
      throw refused(field ?? 'form', `This text is not ${decoder.encoding.toUpperCase()}. ${ADVICE}`);
    if (field === '' || fields.has(field)) continue;
    fields.set(field, value);
  }
  return fields;
}

const ADVICE = 'Send UTF-8, or name another charset in Content-Type.';

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    throw refused('Content-Type', `We do not know this charset. ${ADVICE}`);
  }
}

const refused = (field: string, message: string) =>
  coreProblem('request.invalid', { fieldErrors: { [field]: message } });

/**
 * Decodes `+` as a space and `%E9` as a byte; other bytes stay as they are. Returns null for bytes that are invalid in
 * the charset.
 */
function textOf(decoder: TextDecoder, encoded: string): string | null {
  const bytes = encoded
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  try {
    // Uses streaming mode, because Node 20.20's fast path for Windows-1252 turns quotation marks into control
    // characters.
    return decoder.decode(Buffer.from(bytes, 'latin1'), { stream: true }) + decoder.decode();
  } catch {
    return null;
  }
}
