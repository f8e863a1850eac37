import { type Need, NEED_GROUPS, type NeedGroup } from '@waymark/contracts-account';
import { Stack, Badge, Card, CheckIcon, Grid, space } from '@waymark/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { GroupIcon } from '../../../shared/needs/group-icon';
import { NeedOption } from './need-option';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  min-height: 2.5rem;
  color: var(--color-accent);

  h3 {
    margin-inline-end: auto;
    color: var(--color-text);
  }
`;

interface NeedGroupCardProps {
  group: NeedGroup;
  chosen: readonly Need[];
  onToggle: (need: Need, checked: boolean) => void;
}

/** One card of S2's page: the needs of one kind. */
function NeedGroupCard({ group, chosen, onToggle }: NeedGroupCardProps) {
  const id = useId();
  const count = group.needs.filter((need) => chosen.includes(need)).length;
  return (
    <Card role="group" aria-labelledby={id}>
      <Head>
        <GroupIcon name={group.name} />
        <h3 id={id}>{group.name}</h3>
        {count > 0 && (
          <Badge tone="accent" icon={<CheckIcon size="1em" />}>
            {`${count} chosen`}
          </Badge>
        )}
      </Head>
      <Grid $min="17rem" $gap={3}>
        {group.needs.map((need) => (
          <NeedOption
            key={need}
            need={need}
            checked={chosen.includes(need)}
            onChange={(checked) => onToggle(need, checked)}
          />
        ))}
      </Grid>
    </Card>
  );
}

export function NeedGroups({
  chosen,
  onToggle,
}: {
  chosen: readonly Need[];
  onToggle: (need: Need, checked: boolean) => void;
}) {
  return (
    <Stack $gap={5}>
      {NEED_GROUPS.map((group) => (
        <NeedGroupCard key={group.name} group={group} chosen={chosen} onToggle={onToggle} />
      ))}
    </Stack>
  );
}
