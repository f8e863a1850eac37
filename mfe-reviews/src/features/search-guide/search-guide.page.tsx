import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { usePageTitle } from '@waymark/mfe-kit';
import { Grid, Page, PageHeading, Section } from '@waymark/ui';
import { TagCard } from './tag-card';
import { useCopy } from './use-copy';

export default function SearchGuidePage() {
  usePageTitle('Disability Search Guide');
  const { copied, copy } = useCopy();
  return (
    <Page>
      <PageHeading lead="Search with a hashtag to find places that have what you need, or that other people wrote about. Copy one to use it elsewhere.">
        Disability Search Guide
      </PageHeading>
      {SEARCH_TAG_CATEGORIES.map(({ name, tags }) => (
        <Section key={name} heading={name} intro={`${tags.length} hashtags`}>
          <Grid as="ul" role="list" $min="17rem" $gap={4} style={{ padding: 0, listStyle: 'none' }}>
            {tags.map(({ tag }) => (
              <TagCard key={tag} tag={tag} isCopied={copied === `#${tag}`} onCopy={(text) => void copy(text)} />
            ))}
          </Grid>
        </Section>
      ))}
    </Page>
  );
}
