import { withQueries } from '@waymark/mfe-kit';
import { Page } from '@waymark/ui';
import { Advertisement } from '../../shared/ads/advertisement';
import { HomeCards } from './home-cards';
import { OnlyNarrow, OnlyWide, WithSidebar } from './home-layout';
import { HomeSearch } from './home-search';
import { TopReviewerBanner } from './top-reviewer-banner';

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
