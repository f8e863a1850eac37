import { SEARCH_TAG_CATEGORIES } from '@waymark/contracts-reviews';
import { usePageTitle, announce, toast } from '@waymark/mfe-kit';
import { Grid, Page, PageHeading, Section } from '@waymark/ui';
import { useCallback, useEffect, useState } from 'react';
import { TagCard } from './tag-card';

/** S2 section 9. */
const TICK_MS = 2_000;

/** Copies a text and knows for 2 seconds that it did; says both what worked and what did not. */
function useCopy() {
  // A new object for each copy, so that a second copy of the same text starts its own 2 seconds.
  const [copied, setCopied] = useState<{ text: string } | null>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(null), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text });
      announce(`Copied ${text}`);
    } catch {
      toast({
        title: `We could not copy ${text}.`,
        description: 'Your browser does not allow it. Select the text and copy it yourself.',
        variant: 'error',
      });
    }
  }, []);

  return { copied: copied?.text ?? null, copy };
}

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
