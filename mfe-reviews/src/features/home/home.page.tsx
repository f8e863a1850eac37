import { lazyAgain, useAfterContent, useInBrowser, withQueries } from '@waymark/mfe-kit';
import { AdSlot, Grid, LifebuoyIcon, ListIcon, NavCard, Page, PencilIcon, ScalesIcon, Section } from '@waymark/ui';
import { Suspense, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AD_SIZES, PAGE_BOOT_ELEMENT_ID, type Ad, type AdSize, type PageBoot } from '@waymark/contracts-core';
import { questionAddress } from '../../shared/venue-search/question';
import { MAX_QUERY_LENGTH, MIN_QUERY_LENGTH } from '../../shared/venue-search/venue-search-query';
import { KnownWaiting } from './home-cards';
import { HomeSearch } from './home-search';

/** Returns the advertisements sent with this page, as checked by the gateway. */
function adsOfPage(): readonly Ad[] {
  const text = document.getElementById(PAGE_BOOT_ELEMENT_ID)?.textContent;
  return text ? ((JSON.parse(text) as PageBoot).ads ?? []) : [];
}

/** Shows an advertisement of this size, chosen at random on each page load. Renders nothing when there is none. */
function Advertisement({ size }: { size: AdSize }) {
  const ad = useInBrowser(() => {
    const fitting = adsOfPage().filter((known) => known.size === size);
    return fitting[Math.floor(Math.random() * fitting.length)] ?? null;
  }, null);
  return <AdSlot ad={ad} {...AD_SIZES[size]} />;
}

/** The cards with the operator's sidebar beside them, or below on a narrow page. */
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

/** Loaded only for people who have shared their position. */
const NearYou = lazyAgain(() => import(/* webpackChunkName: "home-after" */ './near-you'));
/** Loaded later, because it is below the first screen of a phone. */
const BelowSearch = lazyAgain(() => import(/* webpackChunkName: "home-after" */ './below-search'));
const TopReviewerBanner = lazyAgain(() =>
  import(/* webpackChunkName: "home-after" */ './top-reviewer-banner').then((part) => ({
    default: part.TopReviewerBanner,
  })),
);

/** `/?search=` holds a hashtag of the search guide or any other text. It redirects to the results page. */
function useAskedText(): string {
  const [params] = useSearchParams();
  const asked = (params.get('search') ?? '').trim().slice(0, MAX_QUERY_LENGTH);
  return asked.length >= MIN_QUERY_LENGTH ? asked : '';
}

export function HomePage() {
  const [position, setPosition] = useState<string | null>(null);
  const asked = useAskedText();
  const isAfter = useAfterContent();
  if (asked) return <Navigate replace to={questionAddress({ q: asked })} />;
  return (
    <>
      <HomeSearch headline={HEADLINE} onPosition={setPosition} />
      <Page>
        <OnlyWide>
          <Advertisement size="inline" />
        </OnlyWide>
        <OnlyNarrow>
          <Advertisement size="compact" />
        </OnlyNarrow>
        {position && (
          <Suspense>
            <NearYou at={position} />
          </Suspense>
        )}
        <Suspense fallback={<KnownWaiting />}>{isAfter ? <BelowSearch /> : <KnownWaiting />}</Suspense>
        <WithSidebar>
          <HomeCards />
          <Advertisement size="sidebar" />
        </WithSidebar>
        {isAfter && (
          <Suspense>
            <TopReviewerBanner />
          </Suspense>
        )}
        <Advertisement size="footer" />
      </Page>
    </>
  );
}

const CARDS = [
  { title: 'Write a Review', to: '/add-review', tint: 'sun', Icon: PencilIcon },
  { title: 'Support Services', to: '/support-services', tint: 'accent', Icon: LifebuoyIcon },
  { title: 'Browse Reviews', to: '/reviews', tint: 'good', Icon: ListIcon },
  { title: 'Legal Rights', to: '/legal-rights', tint: 'bad', Icon: ScalesIcon },
] as const;

/** Four cards that link to the pages they name. */
function HomeCards() {
  return (
    <Section heading="What you can do here">
      <Grid as="ul" role="list" $min="15rem" $gap={3} style={{ listStyle: 'none', padding: 0, margin: 0 }}>
        {CARDS.map(({ title, to, tint, Icon }) => (
          <li key={to} style={{ maxWidth: 'none' }}>
            <NavCard to={to} tint={tint} icon={<Icon size="1.35em" />}>
              {title}
            </NavCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

export default withQueries(HomePage);
