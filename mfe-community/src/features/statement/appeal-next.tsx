import type { CaseAct } from '@waymark/contracts-community';
import { Card } from '@waymark/ui';

/** What an appeal leads to: nobody should have to guess before they write. */
export function AppealNext({ act }: { act: CaseAct }) {
  return (
    <Card $tone="wash">
      <h3>What happens then</h3>
      <ul>
        <li>Somebody of our staff who did not decide before reads what you wrote.</li>
        <li>You get their decision by mail, with their reasons.</li>
        <li>
          If they take this decision back, everything is as it was before
          {act === 'suspend' ? ', and you can log in again' : ''}.
        </li>
        <li>Until then this decision stands. An appeal never makes it harsher.</li>
      </ul>
    </Card>
  );
}
