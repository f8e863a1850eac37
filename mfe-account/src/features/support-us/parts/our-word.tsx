import { Card } from '@waymark/ui';

/** How this page asks. It is held to it by its tests. */
export function OurWord() {
  return (
    <Card $tone="wash" $dense>
      <h2>Our word</h2>
      <p>
        Nothing here is ticked for you, and nobody asks twice. A monthly gift stops as it starts: with one press, at
        once, without a reason.
      </p>
    </Card>
  );
}
