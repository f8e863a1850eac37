import type { PasskeyView } from '@waymark/contracts-account';
import type { PasskeyRow } from './passkey.repository';

export function toPasskey({ id, name, isBackedUp, createdAt, lastUsedAt }: PasskeyRow): PasskeyView {
  return { id, name, isBackedUp, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
