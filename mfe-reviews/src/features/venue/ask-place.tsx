import { type Feature, mostAsked, type VenueDetail } from '@waymark/contracts-reviews';
import { Inline, LinkButton, Section, Stack } from '@waymark/ui';
import { askPlaceMessages as words, PLACE_QUESTIONS } from '../../messages/en/ask-place';
import { CodeToCopy } from '../../shared/open-data/code-to-copy';
import { featuresOf } from './feature-facts';

/** Maximum number of questions; people do not answer more on the phone. */
const MOST = 5;

interface AskPlaceProps {
  venue: VenueDetail;
  wanted: readonly Feature[];
}

/** Questions for the venue, ready to send or read out; the reader's needs come first. */
export function AskPlace({ venue, wanted }: AskPlaceProps) {
  const text = questionText(venue, wanted);
  const mail = `mailto:?${new URLSearchParams({ subject: words.subject(venue.name), body: text }).toString().replaceAll('+', '%20')}`;
  const website = venue.websiteUrl && /^https?:\/\//.test(venue.websiteUrl) ? venue.websiteUrl : null;
  return (
    <Section level={3} heading={words.heading} intro={words.how}>
      <Stack $gap={3}>
        <CodeToCopy code={text} what={words.copyWhat} />
        <Inline $gap={3}>
          <LinkButton to={mail}>{words.write}</LinkButton>
          {website && <LinkButton to={website}>{words.website}</LinkButton>}
        </Inline>
      </Stack>
    </Section>
  );
}

function questionText(venue: VenueDetail, wanted: readonly Feature[]): string {
  const possible = featuresOf(venue);
  const asked = [...new Set([...wanted, ...mostAsked(venue.category)])].filter((feature) => possible.includes(feature));
  const questions = asked.slice(0, MOST).map((feature, index) => `${index + 1}. ${PLACE_QUESTIONS[feature]}`);
  return [words.greeting(venue.name), ...questions, words.thanks].join('\n');
}
