import { usePageTitle } from '@waymark/mfe-kit';
import { withQueries } from '../../app/with-queries';
import { Page } from '../../shared/page';
import { HomeCards } from './home-cards';
import { HomeSearch } from './home-search';
import { TopReviewerBanner } from './top-reviewer-banner';

const HEADLINE = 'Find and Share Accessibility Reviews Worldwide';

export function HomePage() {
  usePageTitle(HEADLINE);
  return (
    <Page>
      <HomeSearch headline={HEADLINE} />
      <TopReviewerBanner />
      <HomeCards />
    </Page>
  );
}

export default withQueries(HomePage);
