import { Module } from '@nestjs/common';
import { Audit } from './audit';

/** The log of staff acts, for every part that writes to it. */
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
