import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { SuggestionModule } from '../suggestion/suggestion.module';
import { TransparencyModule } from '../transparency/transparency.module';
import { PublishSiteContent } from './publish-site-content.use-case';
import { PublishedSiteContent } from './published-site-content';
import { SaveDraft } from './save-draft.use-case';
import { SiteContentActs } from './site-content-acts';
import { SiteContentViews } from './site-content-views';
import { SiteContentController } from './site-content.controller';
import { SiteContentRepository } from './site-content.repository';
import { SiteContentWriter } from './site-content.writer';

/** Site content: texts that staff write for everybody. */
@Module({
  imports: [AuditModule, SuggestionModule, TransparencyModule],
  controllers: [SiteContentController],
  providers: [
    PublishSiteContent,
    PublishedSiteContent,
    SaveDraft,
    SiteContentActs,
    SiteContentRepository,
    SiteContentViews,
    SiteContentWriter,
  ],
  exports: [PublishedSiteContent],
})
export class SiteContentModule {}
