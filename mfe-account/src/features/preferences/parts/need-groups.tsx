import { type Need, NEED_GROUPS } from '@waymark/contracts-account';
import { space } from '@waymark/ui';
import { styled } from 'styled-components';
import { NeedGroupCard } from './need-group-card';

// Columns, not rows: cards of six and of three needs would leave holes beside one another.
const Columns = styled.div`
  columns: 24rem 2;
  column-gap: ${space[5]};

  & > * {
    break-inside: avoid;
    margin-bottom: ${space[5]};
  }
`;

export function NeedGroups({ chosen, onToggle }: { chosen: readonly Need[]; onToggle: (need: Need, checked: boolean) => void }) {
  return (
    <Columns>
      {NEED_GROUPS.map((group) => (
        <NeedGroupCard key={group.name} group={group} chosen={chosen} onToggle={onToggle} />
      ))}
    </Columns>
  );
}
