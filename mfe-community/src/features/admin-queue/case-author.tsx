import type { CaseDetail } from '@waymark/contracts-community';
import { dayWords, ukDay } from '@waymark/contracts-core';
import { DefinitionList, Inline, LinkButton, Section } from '@waymark/ui';

/** Whose it is, and what was decided about them before. */
export function CaseAuthor({ found: { author, isThere, writtenAt } }: { found: CaseDetail }) {
  if (!author)
    return isThere ? (
      <Section heading="Its author" level={3}>
        <p>Nobody who has an account here.</p>
      </Section>
    ) : null;
  const day = writtenAt && ukDay(new Date(writtenAt));
  return (
    <Section heading="Its author" level={3}>
      <DefinitionList
        items={[
          { term: 'Name', value: author.name },
          { term: 'Here since', value: author.registeredAt && dayWords(author.registeredAt) },
          { term: 'Decided about them in two years', value: decidedWords(author.decided) },
        ]}
      />
      <Inline $gap={3}>
        <LinkButton to={`/admin/members/${author.id}`}>Look up or suspend this member</LinkButton>
        {day && <LinkButton to={`/admin/members/${author.id}/day/${day}`}>All they did on {dayWords(day)}</LinkButton>}
      </Inline>
    </Section>
  );
}

const DECIDED = ['kept', 'warned', 'corrected', 'hidden', 'removed', 'limited', 'suspended'] as const;

/** "3 hidden, 1 limited": what never happened is not told. */
function decidedWords(decided: Record<(typeof DECIDED)[number], number>): string {
  const some = DECIDED.filter((each) => decided[each] > 0).map((each) => `${decided[each]} ${each}`);
  return some.length > 0 ? some.join(', ') : 'Nothing';
}
