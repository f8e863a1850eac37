import { connect, type NatsConnection } from '@nats-io/transport-node';
import { siteContentPublished, type BannerContent } from '@waymark/contracts-community';
import type { Ad, SliceManifest } from '@waymark/contracts-core';
import { until } from '@waymark/testing';
import { bootIn, remoteBuild, shellBuild } from '../../test/remote-build';
import { serviceEntry } from '../../test/service-entry';
import { startTestGateway } from '../../test/start-test-gateway';
import { startStubService, type StubService } from '../../test/stub-service';
import { HiddenContent } from '../events/hidden-content';
import { Upstreams } from '../forward/upstreams';
import { createLogger } from '../ops/logger';
import { natsOptions } from '../registry/registry-connection';
import { SiteContentOfPages } from './site-content-of-pages';

const BANNER: BannerContent = {
  ...{ kind: 'banner', heading: 'Search <pauses>', text: 'You can read meanwhile.\n\nNothing is lost.' },
  ...{ from: '2099-07-01T22:00', until: '2099-07-01T23:30', linkLabel: 'Status', linkHref: '/status' },
};
const ad = (size: Ad['size'], alternativeText: string): Ad => ({
  size,
  image: '/r/ads/1/a.webp',
  href: '/',
  alternativeText,
});

let community: StubService;
let answer: object | null;
beforeAll(async () => {
  community = await startStubService((_, res) => {
    if (answer) res.end(JSON.stringify(answer));
    else res.writeHead(503).end('{}');
  });
});
afterAll(() => community.close());
beforeEach(() => void (answer = { ads: [], banner: BANNER }));

const services = () => ({ community: serviceEntry('community', community.origin, '/api/kept') });

describe('what staff published for every page', () => {
  const upstreams = new Upstreams();
  beforeAll(() => upstreams.update({ services: services() }));
  afterAll(() => upstreams.close());
  let now = 1_000_000;
  const keep = (base: Ad[] = []) => new SiteContentOfPages(upstreams, createLogger('silent'), base, () => now, 5_000);

  it('takes the place of the operator’s advertisement of that size alone', async () => {
    answer = { ads: [ad('inline', 'of staff')], banner: null };
    const { ads } = await keep([ad('inline', 'of the operator'), ad('footer', 'of the operator')]).read();
    expect(ads.map(({ size, alternativeText }) => [size, alternativeText])).toEqual([
      ['inline', 'of staff'],
      ['footer', 'of the operator'],
    ]);
  });

  it('stays when a refresh fails or returns nothing usable, and is requested again', async () => {
    const kept = keep();
    expect((await kept.read()).banner).toEqual(BANNER);
    for (const wrong of [null, { ads: 'many' }]) {
      answer = wrong;
      kept.forget();
      expect((await kept.read()).banner).toEqual(BANNER);
    }
    answer = { ads: [], banner: null };
    now += 2_000;
    await kept.read();
    await until('the next answer', 5_000, async () => ((await kept.read()).banner === null ? true : null));
  });

  it('is seen on the next page once its event came', async () => {
    const nats: NatsConnection = await connect(natsOptions(process.env['TEST_NATS_URL'] ?? ''));
    const kept = keep();
    new HiddenContent([], [kept]).follow(nats);
    await nats.flush();
    await kept.read();
    answer = { ads: [], banner: null };
    expect((await kept.read()).banner).toEqual(BANNER);
    nats.publish(siteContentPublished.type, '{}');
    await until('what is shown now', 5_000, async () => ((await kept.read()).banner === null ? true : null));
    await nats.close();
  });
});

const link = (to: string): SliceManifest['nav'][number] => ({
  ...{ to, label: to, place: 'more', order: 1, audience: 'visitor' },
});
const NAV = [link('/told'), link('/untold')];

describe('a page while work is planned (F10.7)', () => {
  const pageNow = async () => {
    const gateway = await startTestGateway({
      shell: shellBuild(),
      remotes: { reviews: remoteBuild('reviews', 'v1', [{ path: '/', page: 'home', title: 'Home' }], NAV) },
      services: services(),
    });
    const response = await fetch(gateway.origin);
    const html = await response.text();
    await gateway.close();
    return { html, headers: response.headers };
  };

  it('announces it once, as text in its own region with its time zone, and is not cached by browsers', async () => {
    const { html, headers } = await pageNow();
    const region = /<section class="waymark-banner" aria-label="Planned work on this site">(.*?)<\/section>/.exec(
      html,
    )?.[1];
    expect(region).toBe(
      '<p><strong>Search &lt;pauses&gt;</strong></p><p>You can read meanwhile.</p><p>Nothing is lost.</p>' +
        '<p>From <time dateTime="2099-07-01T21:00:00.000Z">Wednesday, Jul 1, 2099, 10:00 PM</time> to ' +
        '<time dateTime="2099-07-01T22:30:00.000Z">11:30 PM</time>, UK time.</p><p><a href="/status">Status</a></p>',
    );
    expect(html.indexOf('<section class="waymark-banner"')).toBeLessThan(html.indexOf('<div id="root">'));
    expect(html.split('Nothing is lost.')).toHaveLength(2);
    expect(html).toMatch(/animation:waymark-over 0s linear \d+s forwards!important/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('does not announce work that is over, and shows advertisements published by staff', async () => {
    answer = {
      ads: [ad('inline', 'of staff')],
      banner: { ...BANNER, from: '2020-01-01T10:00', until: '2020-01-01T11:00' },
    };
    const { html, headers } = await pageNow();
    expect(html).not.toContain('waymark-banner');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(bootIn(html).ads).toMatchObject([{ alternativeText: 'of staff' }]);
  });

  it('leads to no page that has nothing to tell yet, with JavaScript or without', async () => {
    const linksIn = (html: string) => [
      bootIn(html).remotes['reviews']?.manifest.nav.map(({ to }) => to),
      /<noscript>\s*<header>.*?<\/header>/s.exec(html)?.[0].includes('href="/untold"'),
    ];
    expect(linksIn((await pageNow()).html)).toEqual([['/told', '/untold'], true]);
    answer = { ads: [], banner: null, emptyPages: ['/untold'] };
    expect(linksIn((await pageNow()).html)).toEqual([['/told'], false]);
  });
});
