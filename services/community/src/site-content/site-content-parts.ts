import { SiteContentActs } from './site-content-acts';
import { SiteContentViews } from './site-content-views';
import { SiteContentRepository } from './site-content.repository';
import { SiteContentWriter } from './site-content.writer';
import { SiteContentController } from './site-content.controller';
import { PublishSiteContent } from './publish-site-content.use-case';
import { PublishedSiteContent } from './published-site-content';
import { SaveDraft } from './save-draft.use-case';

/** Site content: texts that staff write for everybody. */
export const SITE_CONTENT_CONTROLLERS = [SiteContentController];
export const SITE_CONTENT_PROVIDERS = [
  SiteContentActs,
  SiteContentRepository,
  SiteContentViews,
  SiteContentWriter,
  PublishedSiteContent,
  PublishSiteContent,
  SaveDraft,
];
