import { randomKey } from '@waymark/mfe-kit';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;

/** Returns a new UUID (version 4), also over http, where crypto.randomUUID does not exist. */
export function newDraftId(): string {
  const key = randomKey();
  return `${key.slice(0, 8)}-${key.slice(8, 12)}-4${key.slice(13, 16)}-8${key.slice(17, 20)}-${key.slice(20)}`;
}

/** Returns the draft ID in a URL; null when it is missing or invalid. */
export const draftIdIn = (params: URLSearchParams): string | null => {
  const id = params.get('draft') ?? '';
  return UUID.test(id) ? id : null;
};
