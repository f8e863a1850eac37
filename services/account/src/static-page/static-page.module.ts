import { Module } from '@nestjs/common';
import { StaticPageController } from './static-page.controller';

/** Metadata of pages with fixed texts. */
@Module({ controllers: [StaticPageController] })
export class StaticPageModule {}
