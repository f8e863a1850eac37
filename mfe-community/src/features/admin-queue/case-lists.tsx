import { Section, SelectField, Stack } from '@waymark/ui';
import { useState } from 'react';
import { CaseList } from './case-list';
import type { CaseView } from './case-list-query';
import type { Hand } from './use-hand';

const VIEWS = [
  ['open', 'Waiting'],
  ['unconfirmed', 'Decided, not done yet'],
  ['closed', 'Decided'],
] as const satisfies ReadonlyArray<readonly [CaseView, string]>;

/** All reports, by where they stand. */
export function CaseLists({ hand }: { hand: Hand }) {
  const [view, setView] = useState<CaseView>('open');
  return (
    <Section heading="All reports">
      <Stack $gap={5}>
        <div style={{ maxWidth: '20rem' }}>
          <SelectField
            label="Show"
            value={view}
            onChange={({ target }) => setView(VIEWS.find(([each]) => each === target.value)?.[0] ?? 'open')}
          >
            {VIEWS.map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <CaseList key={view} view={view} hand={hand} />
      </Stack>
    </Section>
  );
}
