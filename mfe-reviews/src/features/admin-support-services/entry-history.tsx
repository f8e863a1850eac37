import { SERVICE_ACT_LABELS, type ServiceDesk } from '@waymark/contracts-reviews';
import { dayWords, momentWords } from '@waymark/contracts-core';
import { DefinitionList, Disclosure, Section, Stack } from '@waymark/ui';

/** What staff made of an entry. Who it was stands in the log of staff acts. */
export function EntryHistory({ desk: { history } }: { desk: ServiceDesk }) {
  if (history.length === 0) return null;
  return (
    <Section heading="What staff did" intro="Newest first.">
      <Stack $gap={3}>
        {history.map(({ number, act, at, lastVerified, isListed, fields }) => (
          <Disclosure key={number} summary={`${SERVICE_ACT_LABELS[act]}, ${momentWords(at)}`}>
            <DefinitionList
              items={[
                { term: 'On the list', value: isListed ? 'Yes' : 'No' },
                { term: 'Last checked', value: dayWords(lastVerified) },
                { term: 'Name', value: fields.name },
                { term: 'What it does', value: fields.description },
                { term: 'Phone', value: fields.phone },
                { term: 'Email', value: fields.email },
                { term: 'Website', value: fields.website },
                { term: 'Address', value: [fields.address, fields.city, fields.country].filter(Boolean).join(', ') },
                { term: 'Opening hours', value: fields.operatingHours },
                { term: 'Who can use it', value: fields.eligibilityCriteria },
                { term: 'Accessibility', value: fields.accessibilityFeatures },
              ]}
            />
          </Disclosure>
        ))}
      </Stack>
    </Section>
  );
}
