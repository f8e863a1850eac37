import { Module } from '@nestjs/common';
import { SecretBox } from './secret-box';

@Module({ providers: [SecretBox], exports: [SecretBox] })
export class SecretBoxModule {}
