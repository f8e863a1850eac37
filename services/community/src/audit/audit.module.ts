import { Module } from '@nestjs/common';
import { Audit } from './audit';

/** The log of staff acts. */
@Module({ providers: [Audit], exports: [Audit] })
export class AuditModule {}
