import { dayWords, ukDay } from '@waymark/contracts-core';
import { Inline, LinkButton } from '@waymark/ui';
import type { DayOfMember } from './revert-query';

const DAY_MS = 86_400_000;

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

/** By the calendar: the day after `2026-11-24` is `2026-11-25`. Null for what is no day. */
function dayBeside(day: string, days: 1 | -1): string | null {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(ms) ? null : new Date(ms + days * DAY_MS).toISOString().slice(0, 10);
}
