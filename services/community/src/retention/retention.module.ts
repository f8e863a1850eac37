import { Module } from '@nestjs/common';
import { ForgetOldWords } from './forget-old-words';

/** Deletes old reports, addresses and notes of staff that are no longer needed. */
@Module({ providers: [ForgetOldWords] })
export class RetentionModule {}
