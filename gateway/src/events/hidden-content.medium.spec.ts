import { connect, type NatsConnection } from '@nats-io/transport-node';
import { until } from '@waymark/testing';
import { serviceEntry } from '../../test/service-entry';
import { startStubService, type StubService } from '../../test/stub-service';
import { Sitemaps } from '../crawl/sitemaps';
import { Upstreams } from '../forward/upstreams';
import { createLogger } from '../ops/logger';
import { PageMetadataClient } from '../page/page-metadata';
import { natsOptions } from '../registry/registry-connection';
import { HiddenContent } from './hidden-content';

const BROKER = process.env['TEST_NATS_URL'] ?? '';
const PATH = '/api/venues/1/document';

describe('what staff hid', () => {
  let nats: NatsConnection;
  let reviews: StubService;
  const upstreams = new Upstreams();
  const documents = new PageMetadataClient(upstreams, createLogger('silent'), undefined, 5_000);
  const sitemaps = new Sitemaps(upstreams, 'http://waymark.test');
  const entry = (origin: string) => {
    const service = serviceEntry('reviews', origin, '/api/venues');
    service.manifest.sitemap = '/api/venues/sitemap';
    return { reviews: service };
  };
  let title = 'Before';
  let held: (() => void) | null = null;

  beforeAll(async () => {
    reviews = await startStubService((req, res) => {
      if (req.url === '/api/venues/sitemap')
        return void res.end('{"parts":[{"part":1,"lastModified":"2026-01-02T00:00:00.000Z"}]}');
      if (req.url === '/api/venues/sitemap/1')
        return void res.end(
          JSON.stringify({ urls: [{ path: `/${title}`, lastModified: '2026-01-02T00:00:00.000Z' }] }),
        );
      const send = (said = title) =>
        res.end(JSON.stringify({ title: said, description: 'd', canonicalPath: '/venues/1' }));
      const before = title;
      if (title === 'Asked while it was hidden') held = () => void send(before);
      else send();
    });
    upstreams.update({ services: entry(reviews.origin) });
    nats = await connect(natsOptions(BROKER));
    new HiddenContent([documents, sitemaps]).follow(nats);
    await nats.flush();
  });
  afterAll(async () => {
    await nats.close();
    await upstreams.close();
    await reviews.close();
  });

  const titleNow = async () => (await documents.read(PATH)).document?.title;
  const sitemap = async () =>
    String(await sitemaps.file('/sitemaps/reviews-1.xml', { services: entry(reviews.origin) } as never, {} as never));
  const hide = () => nats.publish('reviews.content.moderated.v1', '{}');

  it('is in no cached document or sitemap, in any slice', async () => {
    expect(await titleNow()).toBe('Before');
    const file = await sitemap();
    title = 'After';
    expect(await titleNow()).toBe('Before');
    expect(await sitemap()).toBe(file);
    hide();
    await until('what is shown now', 5_000, async () => ((await titleNow()) === 'After' ? true : null));
    expect(await sitemap()).not.toBe(file);
  });

  it('is not kept either where it was asked for before', async () => {
    title = 'Asked while it was hidden';
    hide();
    await nats.flush();
    const asked = titleNow();
    await until('the question', 5_000, async () => (held ? true : null));
    title = 'Hidden';
    hide();
    await nats.flush();
    // The broker answers a flush after it sent what it had.
    held?.();
    await asked;
    expect(await titleNow()).toBe('Hidden');
  });
});
