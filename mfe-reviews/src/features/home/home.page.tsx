import { withQueries, useInBrowser } from '@waymark/mfe-kit';
import { Page, AdSlot } from '@waymark/ui';
import { styled } from 'styled-components';
import { AD_SIZES, type AdSize } from '@waymark/contracts-core';
import { adsOfPage } from '../../shared/ads/ads-of-page';
import { HomeCards } from './home-cards';
import { HomeSearch } from './home-search';
import { TopReviewerBanner } from './top-reviewer-banner';

/** An advertisement of this size; of several, one by chance at each opening of the page. Nothing when there is none. */
function Advertisement({ size }: { size: AdSize }) {
  const ad = useInBrowser(() => {
    const fitting = adsOfPage().filter((known) => known.size === size);
    return fitting[Math.floor(Math.random() * fitting.length)] ?? null;
  }, null);
  return <AdSlot ad={ad} {...AD_SIZES[size]} />;
}

/** The cards, with room beside them for what the operator put in the sidebar; below them on a narrow page. */
const WithSidebar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2rem;
  align-items: start;

  & > :first-child {
    flex: 1 1 24rem;
    min-width: 0;
  }
  & > figure {
    flex: 0 1 18.75rem;
  }
`;

const OnlyWide = styled.div`
  @media not all and (min-width: 48rem) {
    display: none;
  }
  &:empty {
    display: none;
  }
`;

const OnlyNarrow = styled.div`
  @media (min-width: 48rem) {
    display: none;
  }
  &:empty {
    display: none;
  }
`;

const HEADLINE = 'Find and Share Accessibility Reviews Worldwide';

export function HomePage() {
  return (
    <Page>
      <HomeSearch headline={HEADLINE} />
      <OnlyWide>
        <Advertisement size="inline" />
      </OnlyWide>
      <OnlyNarrow>
        <Advertisement size="compact" />
      </OnlyNarrow>
      <TopReviewerBanner />
      <WithSidebar>
        <HomeCards />
        <Advertisement size="sidebar" />
      </WithSidebar>
      <Advertisement size="footer" />
    </Page>
  );
}

export default withQueries(HomePage);
