import { Module } from '@nestjs/common';
import { SiteContentModule } from '../site-content/site-content.module';
import { SuggestionModule } from '../suggestion/suggestion.module';
import { TransparencyModule } from '../transparency/transparency.module';
import { PageMetadataController } from './page-metadata.controller';

/** Metadata of pages with fixed texts. */
@Module({ imports: [SiteContentModule, SuggestionModule, TransparencyModule], controllers: [PageMetadataController] })
export class StaticPageModule {}
