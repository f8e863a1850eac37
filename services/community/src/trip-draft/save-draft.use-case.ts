import { Injectable } from '@nestjs/common';
import { MOST_DRAFTS, type SaveTripDraft, type TripDraft } from '@waymark/contracts-community';
import { Database, type Tx } from '@waymark/service-kit';
import { problem } from '../problem';
import { DraftRepository, type DraftRow, toDraft } from './draft.repository';

/** Saves a form while it is typed. Two windows with the same draft cannot silently overwrite each other. */
@Injectable()
export class SaveDraft {
  constructor(
    private readonly database: Database,
    private readonly drafts: DraftRepository,
  ) {}

  async execute(id: string, body: SaveTripDraft, memberId: number): Promise<TripDraft> {
    const row = await this.database.transaction((tx) => this.save(tx, id, body, memberId));
    if (!row) throw problem('draft.changed');
    return toDraft({ ...row, title: row.form.title ?? null });
  }

  private async save(tx: Tx, id: string, body: SaveTripDraft, memberId: number): Promise<DraftRow | null> {
    const { form, version } = body;
    const held = await this.drafts.lock(tx, id, form);
    if (!held) return this.begin(tx, id, body, memberId);
    if (held.memberId !== memberId) throw problem('draft.not-found');
    // A retry after a lost response.
    if (held.isSame && (held.version === version + 1 || held.version === version)) return this.drafts.read(tx, id);
    if (held.version !== version) throw problem('draft.changed');
    return this.drafts.change(tx, id, form);
  }

  private async begin(tx: Tx, id: string, { blogId, version, form }: SaveTripDraft, memberId: number) {
    // The draft was deleted or published in another window. The text must not silently become a new trip.
    if (version !== 0) throw problem('draft.not-found');
    const { all, ofBlog } = await this.drafts.others(tx, memberId, blogId ?? null);
    if (ofBlog > 0) throw problem('draft.elsewhere');
    if (all >= MOST_DRAFTS) throw problem('draft.too-many');
    if (blogId && !(await this.drafts.isOwnTrip(tx, blogId, memberId))) throw problem('trip.not-found');
    return this.drafts.insert(tx, { id, blogId: blogId ?? null, memberId, form });
  }
}
