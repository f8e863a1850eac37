import { requestContext } from './request-context';

/** Sets a header of the answer to the request in hand, a problem's too; nothing outside of one. */
export function tellHeader(name: string, value: string): void {
  requestContext.getStore()?.tell?.(name, value);
}
