import { KeptActs } from './kept-acts';
import { KeptViews } from './kept-views';
import { KeptRepository } from './kept.repository';
import { KeptWriter } from './kept.writer';
import { PublishKeptController } from './publish-kept/publish-kept.controller';
import { PublishKept } from './publish-kept/publish-kept.use-case';
import { PublishedKept } from './published-kept';
import { ReadKeptController } from './read-kept/read-kept.controller';
import { SaveDraftController } from './save-draft/save-draft.controller';
import { SaveDraft } from './save-draft/save-draft.use-case';
import { ShowKeptController } from './show-kept/show-kept.controller';

/** Words that staff write for everybody. */
export const KEPT_CONTROLLERS = [ReadKeptController, SaveDraftController, PublishKeptController, ShowKeptController];
export const KEPT_PROVIDERS = [KeptActs, KeptRepository, KeptViews, KeptWriter, PublishedKept, PublishKept, SaveDraft];
