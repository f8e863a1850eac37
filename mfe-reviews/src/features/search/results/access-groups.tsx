import { ACCESS_GROUPS, type AccessGroup, MOST_COUNTED } from '@waymark/contracts-reviews';
import { Inline, ToggleChip } from '@waymark/ui';
import { SEARCH } from '../../../messages/en/search';
import type { Question } from '../../../shared/venue-search/question';

export type GroupCounts = Partial<Record<AccessGroup, number>>;

/** Returns "2 confirmed · 11 not known · 1 does not match"; empty groups are left out. */
export const groupWords = (groups: GroupCounts): string =>
  ACCESS_GROUPS.filter((group) => groups[group])
    .map((group) => SEARCH.group(group, groups[group] ?? 0, MOST_COUNTED))
    .join(' · ');

interface AccessGroupsProps {
  groups: GroupCounts;
  chosen: Question['features'];
  onChoose: (features: Question['features']) => void;
}

/**
 * Counts how well the requested features are known, with buttons to filter by it. Choices without results are not
 * offered.
 */
export function AccessGroups({ groups, chosen, onChoose }: AccessGroupsProps) {
  const { confirmed = 0, stated = 0 } = groups;
  const choices = [
    ['confirmed', confirmed, SEARCH.onlyConfirmed(confirmed)],
    ['stated', stated, SEARCH.onlyKnown(confirmed + stated)],
  ] as const;
  // Returns no text for a single group, because its heading says the same.
  const words = groupWords(groups);
  return (
    <Inline $gap={3}>
      {words.includes(' · ') && <p>{words}</p>}
      {choices.map(
        ([features, count, words]) =>
          (count > 0 || chosen === features) && (
            <ToggleChip
              key={features}
              pressed={chosen === features}
              onClick={() => onChoose(chosen === features ? 'any' : features)}
            >
              {words}
            </ToggleChip>
          ),
      )}
    </Inline>
  );
}
