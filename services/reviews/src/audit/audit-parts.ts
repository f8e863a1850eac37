import { Audit } from './audit';
import { AuditPrivacy } from './audit-privacy';

/** The log of staff acts: `Audit` for use cases, and what becomes of it when somebody leaves. */
export const AUDIT_PROVIDERS = [Audit, AuditPrivacy];
