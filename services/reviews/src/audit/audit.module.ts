import { Module } from '@nestjs/common';
import { AuditPrivacy } from './audit-privacy';
import { Audit } from './audit';

/** The log of staff acts, and its erasure when a member leaves. */
@Module({ providers: [Audit, AuditPrivacy], exports: [Audit, AuditPrivacy] })
export class AuditModule {}
