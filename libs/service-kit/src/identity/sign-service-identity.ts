import { signToken } from './sign-token';

/** The identity header's value for one of our own processes, e.g. `gateway`. */
export function signServiceIdentity(service: string, secret: string): Promise<string> {
  return signToken(`service:${service}`, {}, secret);
}
