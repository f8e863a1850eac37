import type { PageDocument } from '@waymark/contracts-core';
import sql from 'sql-template-tag';
import { ownCommunity, type OwnCommunity } from '../../test/community-service';

describe('pages of words, for readers without JavaScript (C1.17)', () => {
  let named: OwnCommunity;
  const pageOf = (page: string) => named.call<PageDocument>('GET', `/api/community-pages/${page}/document`);

  beforeAll(
    async () =>
      void (named = await ownCommunity({ OPERATOR_FOUNDERS: 'Ana Doe; Ben Roe', OPERATOR_EMAIL: 'hi@ramp.example' })),
    60_000,
  );
  afterAll(() => named?.close());

  it('tell the mission and name whom the operator named', async () => {
    const { status, body } = await pageOf('about-founders');
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'About the Founders', canonicalPath: '/about-founders' });
    expect(body.sections.map(({ heading }) => heading)).toEqual([
      'Our mission',
      'The founders’ stories',
      'What we believe in',
      'Take part',
    ]);
    expect(body.sections[1]?.paragraphs.slice(-2)).toEqual(['• Ana Doe', '• Ben Roe']);
    expect(body.sections[3]?.links).toContainEqual({ label: 'Write a review', href: '/add-review' });
  });

  it('tell the charity with its figures and where to apply', async () => {
    const { body } = await pageOf('chosen-charity');
    const words = JSON.stringify(body.sections);
    for (const part of [
      'July 2025: The charity of July 2025',
      '• Over £2.5 million put into research',
      'Apply by email: hi@ramp.example',
    ])
      expect(words).toContain(part);
  });

  it('tell how we decide with its numbers, and what we heard (F11.3)', async () => {
    const { body } = await pageOf('transparency');
    expect(body).toMatchObject({ title: 'How we decide', canonicalPath: '/transparency' });
    expect(body.sections[0]?.paragraphs).toContain('Nobody has reported anything in the last two years.');
    await named.sql.query(
      sql`INSERT INTO heard (heard, changed, people) VALUES ('The map was slow.', 'It is fast.', 3)`,
    );
    const heard = JSON.stringify((await pageOf('we-heard')).body.sections);
    for (const part of ['We heard: The map was slow.', 'We changed: It is fast.', '3 people told us.'])
      expect(heard).toContain(part);
  });

  it('are these alone', async () => {
    for (const page of ['imprint', '__proto__', 'constructor']) expect((await pageOf(page)).status).toBe(400);
  });
});
