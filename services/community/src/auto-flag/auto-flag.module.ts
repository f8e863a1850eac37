import { Module } from '@nestjs/common';
import { CaseModule } from '../case/case.module';
import { AutoFlaggedContent } from './auto-flagged-content';

/** Content that automatic checks flag for moderators. */
@Module({ imports: [CaseModule], providers: [AutoFlaggedContent], exports: [AutoFlaggedContent] })
export class AutoFlagModule {}
