import { dayWords, ukDay } from '@waymark/contracts-core';
import { Inline, LinkButton } from '@waymark/ui';
import { dayBeside } from './day-address';
import type { DayOfMember } from './revert-query';

/** To the day before and the day after; there is none after today. */
export function DayLinks({ about: { memberId, day } }: { about: DayOfMember }) {
  const [before, after] = [dayBeside(day, -1), dayBeside(day, 1)];
  return (
    <nav aria-label="Other days">
      <Inline $gap={3}>
        {before && <LinkButton to={addressOf(memberId, before)}>Day before: {dayWords(before)}</LinkButton>}
        {after && after <= ukDay(new Date()) && (
          <LinkButton to={addressOf(memberId, after)}>Day after: {dayWords(after)}</LinkButton>
        )}
      </Inline>
    </nav>
  );
}

const addressOf = (memberId: string, day: string): string => `/admin/members/${memberId}/day/${day}`;
