import { DeleteDraftController } from './delete-draft/delete-draft.controller';
import { DraftRepository } from './draft.repository';
import { ListDraftsController } from './list-drafts/list-drafts.controller';
import { SaveDraftController } from './save-draft/save-draft.controller';
import { SaveDraft } from './save-draft/save-draft.use-case';

export const DRAFT_CONTROLLERS = [ListDraftsController, SaveDraftController, DeleteDraftController];
export const DRAFT_PROVIDERS = [DraftRepository, SaveDraft];
