import { KeptActs } from './kept-acts';
import { KeptViews } from './kept-views';
import { KeptRepository } from './kept.repository';
import { KeptWriter } from './kept.writer';
import { KeptController } from './kept.controller';
import { PublishKept } from './publish-kept.use-case';
import { PublishedKept } from './published-kept';
import { SaveDraft } from './save-draft.use-case';

/** Site content: texts that staff write for everybody. */
export const KEPT_CONTROLLERS = [KeptController];
export const KEPT_PROVIDERS = [KeptActs, KeptRepository, KeptViews, KeptWriter, PublishedKept, PublishKept, SaveDraft];
