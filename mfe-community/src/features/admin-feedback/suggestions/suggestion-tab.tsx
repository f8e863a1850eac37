import { useInfiniteQuery } from '@tanstack/react-query';
import { SUGGESTION_STATUS_LABELS, SUGGESTION_STATUSES } from '@waymark/contracts-community';
import { SelectField, Stack } from '@waymark/ui';
import { useDeskAddress } from '../desk-address';
import { DeskLayout } from '../desk-layout';
import { DeskList } from '../desk-list';
import { RunPanel } from './run-panel';
import { SuggestionCard } from './suggestion-card';
import { SuggestionDetail } from './suggestion-detail';
import { suggestionsQuery } from './suggestion-queries';

const NONE = 'No AI-generated improvement suggestions yet.';

export function SuggestionTab() {
  const { selected, part, change, linkTo } = useDeskAddress();
  const status = SUGGESTION_STATUSES.find((each) => each === part('status')) ?? 'open';
  const list = useInfiniteQuery(suggestionsQuery(status));
  return (
    <DeskLayout
      selected={selected}
      onBack={() => change({})}
      list={
        <Stack $gap={5}>
          <RunPanel />
          <div style={{ maxWidth: '20rem' }}>
            <SelectField label="Show" value={status} onChange={(event) => change({ status: event.target.value })}>
              {SUGGESTION_STATUSES.map((each) => (
                <option key={each} value={each}>
                  {SUGGESTION_STATUS_LABELS[each]}
                </option>
              ))}
            </SelectField>
          </div>
          <DeskList
            noun="suggestions"
            list={list}
            empty={status === 'open' ? NONE : `No suggestion is ${SUGGESTION_STATUS_LABELS[status].toLowerCase()}.`}
            item={(each) => (
              <SuggestionCard key={each.id} suggestion={each} to={linkTo(each.id)} isOpen={each.id === selected} />
            )}
          />
        </Stack>
      }
      detail={selected !== null && <SuggestionDetail key={selected} id={selected} />}
    />
  );
}
