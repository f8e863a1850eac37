import { useQuery } from '@tanstack/react-query';
import type { AdminSuggestionDetail } from '@waymark/contracts-community';
import { Card, Inline, Stack } from '@waymark/ui';
import { DetailState } from '../detail-state';
import { WrittenText } from '../plain-text';
import { engineWords } from './run-panel';
import { SuggestionBadges } from './suggestion-card';
import { SuggestionEdit } from './suggestion-edit';
import { SuggestionFeedback } from './suggestion-feedback';
import { SuggestionMerge } from './suggestion-merge';
import { SuggestionPublish } from './suggestion-publish';
import { oneSuggestion } from './suggestion-queries';

/** One suggestion, all that is behind it, and all that can be done with it. */
export function SuggestionDetail({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(oneSuggestion(id));
  if (!data) return <DetailState error={error} what="this suggestion" onRetry={() => void refetch()} />;
  return (
    <Stack $gap={5}>
      <Words suggestion={data} />
      <SuggestionFeedback suggestion={data} />
      <SuggestionEdit key={`edit-${data.version}`} suggestion={data} />
      <SuggestionPublish key={`publish-${data.status}`} suggestion={data} />
      {data.status !== 'published' && <SuggestionMerge id={id} />}
    </Stack>
  );
}

function Words({ suggestion }: { suggestion: AdminSuggestionDetail }) {
  const { title, description, engine, isEdited, id } = suggestion;
  return (
    <Card as="article">
      <h2 style={{ overflowWrap: 'anywhere' }}>{title}</h2>
      <Inline $gap={2}>
        <SuggestionBadges suggestion={suggestion} />
      </Inline>
      <WrittenText>{description}</WrittenText>
      <p>
        {`Suggestion number ${id}, put together by ${engineWords(engine)}.${isEdited ? ' Staff changed it.' : engine === 'embedded' ? ' The wording is that of the people who wrote to us.' : ''}`}
      </p>
    </Card>
  );
}
