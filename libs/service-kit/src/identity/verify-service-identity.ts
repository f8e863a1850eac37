import { verifyToken } from './verify-token';

/** Name of the calling process, or null when it is not one of ours. */
export async function verifyServiceIdentity(token: string, secret: string): Promise<string | null> {
  const subject = (await verifyToken(token, secret))?.sub ?? '';
  return subject.startsWith('service:') ? subject.slice('service:'.length) : null;
}
