import { ukDay } from '@waymark/contracts-core';
import { Button, Card, Section, Stack, TextField } from '@waymark/ui';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** The way to what a member did on one day, in all parts of the site. */
export function MemberDayForm({ memberId }: { memberId: number }) {
  const today = ukDay(new Date());
  const [day, setDay] = useState(today);
  const [error, setError] = useState<string>();
  const navigate = useNavigate();
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (day === '' || day > today) setError('Choose a day that has begun.');
    else void navigate(`/admin/members/${memberId}/day/${day}`);
  };
  return (
    <Section heading="What they did on one day" intro="See it in all parts of the site, and take it back at once.">
      <Card>
        <form noValidate aria-label="A day of this member" onSubmit={open}>
          <Stack $gap={4}>
            <TextField
              label="Day"
              hint="As clocks in the United Kingdom show it."
              type="date"
              required
              max={today}
              value={day}
              error={error}
              onChange={(event) => setDay(event.target.value)}
            />
            <div>
              <Button type="submit">See this day</Button>
            </div>
          </Stack>
        </form>
      </Card>
    </Section>
  );
}
