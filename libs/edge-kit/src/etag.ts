import { createHash } from 'node:crypto';

export const etagOf = (content: string | Buffer): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/**
 * Compares ETags and ignores weakness (RFC 9110, 13.1.2), because the gateway weakens the ETag of compressed
 * responses.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = (ifNoneMatch ?? '').split(',').map(bare);
  return tags.includes(bare(etag)) || tags.includes('*');
}
