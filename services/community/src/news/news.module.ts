import { Module } from '@nestjs/common';
import { ForgetRemoved } from './removed-news';

/** Remembers which news were removed, because events may arrive late. */
@Module({ providers: [ForgetRemoved] })
export class NewsModule {}
