import { render } from '@testing-library/react';
import { bannerHtml, bannerParts, type BannerContent } from '@waymark/contracts-community';
import { BannerView } from '../../features/admin-content/site-content-preview';

const BANNER: BannerContent = {
  ...{ kind: 'banner', heading: 'Search "pauses" & rests', text: 'You can <read>.\n\nNothing is lost.' },
  ...{ from: '2099-07-01T22:00', until: '2099-07-02T01:30', linkLabel: 'What works now', linkHref: '/status?a=1&b=2' },
};

/** The page as a browser parses it, without the class names of styles. */
const read = (html: string) => {
  const box = document.createElement('div');
  box.append(document.createRange().createContextualFragment(html));
  box.querySelector('section')?.removeAttribute('class');
  return box.innerHTML;
};

describe('the banner before it is published', () => {
  it.each([BANNER, { ...BANNER, linkLabel: '', linkHref: '' }])(
    'is element by element what the gateway writes (F10.10)',
    (one) => {
      const parts = bannerParts(one, 0);
      if (!parts) throw new Error('It is over.');
      const { container } = render(<BannerView banner={parts} />);
      expect(read(container.innerHTML)).toBe(read(bannerHtml(parts)));
    },
  );
});
