import { Audit } from './audit';
import { AuditPrivacy } from './audit-privacy';

/** The log of staff acts: `Audit` for use cases, and its erasure when a member leaves. */
export const AUDIT_PROVIDERS = [Audit, AuditPrivacy];
