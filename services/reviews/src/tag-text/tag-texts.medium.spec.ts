import { randomUUID } from 'node:crypto';
import { keptPublished, TAG_TEXT_LABELS, type TagsContent } from '@waymark/contracts-community';
import { SEARCH_TAG_CATEGORIES, type TagText } from '@waymark/contracts-reviews';
import { JetStreamStrategy } from '@waymark/service-kit';
import { sharedReviews, type ReviewsService } from '../../test/reviews-service';

let service: ReviewsService;
beforeAll(async () => void (service = await sharedReviews()));

const content = (text: string): TagsContent => ({ kind: 'tags', intro: text, notes: [{ tag: 'StepFree', text }] });
const published = (key: string, number: number, body: object | null, kind = 'tags') =>
  service.get(JetStreamStrategy).dispatch({
    ...{ id: randomUUID(), type: keptPublished.type, time: new Date().toISOString(), correlationId: null },
    ...{ aggregateId: `${kind}/${key}`, aggregateVersion: number, data: { kind, key, number, body } },
  });
const texts = async () => (await service.call<TagText[]>('GET', '/api/search/tag-texts')).body;

describe('texts of hashtags (F10.11)', () => {
  it('have a part for each category of the guide, by its own name', () => {
    const [, ...names] = Object.values(TAG_TEXT_LABELS);
    expect(names).toEqual(SEARCH_TAG_CATEGORIES.map(({ name }) => name));
  });

  it('are as they were published last, in whatever order that comes, until they are taken back', async () => {
    expect(await texts()).toEqual([]);
    await published('mobility', 2, content('Second.'));
    await published('mobility', 1, content('First.'));
    await published('guide', 1, { ...content('All of it.'), notes: [] });
    expect(await texts()).toEqual([
      { category: null, intro: 'All of it.', notes: [] },
      { category: 'Mobility', intro: 'Second.', notes: [{ tag: 'StepFree', text: 'Second.' }] },
    ]);
    await published('mobility', 3, null);
    await published('mobility', 2, content('Second.'));
    expect((await texts()).map(({ category }) => category)).toEqual([null]);
  });

  it('are all that is heard of what staff keep', async () => {
    const before = await texts();
    await published('other', 1, content('Nowhere.'));
    await published('page', 1, null, 'founders');
    expect(await texts()).toEqual(before);
  });
});
