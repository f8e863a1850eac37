import { call } from '@waymark/mfe-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Card, Inline, Section, SelectField } from '@waymark/ui';
import { useState, type FormEvent } from 'react';
import { mergeSuggestion } from '../../../endpoints';
import { useDeskAddress } from '../desk-address';
import { useDeskAct } from '../use-desk-act';
import { suggestionsQuery } from './suggestion-queries';

/** Makes one of two that say the same. */
export function SuggestionMerge({ id }: { id: number }) {
  const { data } = useInfiniteQuery(suggestionsQuery('open'));
  const [into, setInto] = useState('');
  const { run, busy } = useDeskAct();
  const { open } = useDeskAddress();
  const others = (data?.pages.flatMap((page) => page.items) ?? []).filter((each) => each.id !== id);
  if (others.length === 0) return null;
  const merge = (event: FormEvent) => {
    event.preventDefault();
    const target = Number(into || others[0]?.id);
    run({
      act: () => call(mergeSuggestion, { params: { id }, body: { into: target } }),
      done: `Merged into suggestion ${target}`,
      next: () => open({ tab: 'suggestions', id: String(target) }),
    });
  };
  return (
    <Section heading="Merge with another suggestion">
      <Card>
        <form aria-label="Merge" onSubmit={merge}>
          <Inline $gap={4} $align="end">
            <SelectField label="Open suggestion" value={into} onChange={(event) => setInto(event.target.value)}>
              {others.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </SelectField>
            <Button type="submit" busy={busy}>
              Merge this one into it
            </Button>
          </Inline>
        </form>
      </Card>
    </Section>
  );
}
