import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminSuggestionDetail } from '@waymark/contracts-community';
import { call } from '@waymark/mfe-kit';
import { Button, Card, CheckboxField, CouldNotLoad, LinkButton, Section, ShowMore, space } from '@waymark/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { splitSuggestion } from '../../../endpoints';
import { useDeskAddress } from '../desk-address';
import { feedbackQuery } from '../feedback/feedback-queries';
import { WrittenText } from '../plain-text';
import { useDeskAct } from '../use-desk-act';

const List = styled.ul`
  display: grid;
  gap: ${space[5]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    max-width: none;
    min-width: 0;
  }
`;

/** Lists all feedback behind a suggestion. Unrelated items can be split off. */
export function SuggestionFeedback({ suggestion: { id, feedbackCount } }: { suggestion: AdminSuggestionDetail }) {
  const list = useInfiniteQuery(feedbackQuery({ suggestionId: String(id) }));
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const { run, busy } = useDeskAct();
  const { open } = useDeskAddress();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const split = () =>
    run({
      act: () => call(splitSuggestion, { params: { id }, body: { feedbackIds: [...chosen] } }),
      done: 'Split off',
      next: (made) => open({ tab: 'suggestions', id: String(made.id) }),
    });
  const choose = (each: number, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, each] : before.filter((other) => other !== each)));
  return (
    <Section heading={`Feedback behind it: ${feedbackCount}`}>
      <Card>
        {list.isError && <CouldNotLoad what="the feedback" onRetry={() => void list.refetch()} />}
        <List role="list">
          {items.map((each) => (
            <li key={each.id}>
              <CheckboxField
                label={`${each.subject} (number ${each.id})`}
                checked={chosen.includes(each.id)}
                onChange={(event) => choose(each.id, event.target.checked)}
              />
              <WrittenText>{each.message}</WrittenText>
              <LinkButton variant="quiet" to={`?id=${each.id}`}>
                {`Open feedback ${each.id}`}
              </LinkButton>
            </li>
          ))}
        </List>
        <ShowMore noun="feedback" list={list} />
        {chosen.length > 0 && (
          <div>
            <Button busy={busy} onClick={split}>{`Split ${chosen.length} off into a new suggestion`}</Button>
          </div>
        )}
      </Card>
    </Section>
  );
}
