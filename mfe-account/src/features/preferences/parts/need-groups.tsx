import { type Need, NEED_GROUPS } from '@waymark/contracts-account';
import { Stack } from '@waymark/ui';
import { NeedGroupCard } from './need-group-card';

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
