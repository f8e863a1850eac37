import { toast } from '@waymark/mfe-kit';
import { Button, Inline, Section, TextField } from '@waymark/ui';
import { useState } from 'react';
import { FeedAnchor } from '../../shared/feed-anchor';
import { reportPath } from '../../shared/report-words/report-words';
import type { WholeReport } from './report-query';

const METRES = 1000;

/** To pass the page on, or to hear of what is reported round about. */
export function FollowReport({ report: { id, latitude, longitude } }: { report: WholeReport }) {
  const [address, setAddress] = useState<string | null>(null);
  const feed = `/api/footpath-reports/feed.atom?near=${latitude},${longitude}&radius=${METRES}`;

  async function copy() {
    const link = window.location.origin + reportPath(id);
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', description: link, variant: 'success' });
    } catch {
      // Not allowed here: it stands on the page, to be copied by hand.
      setAddress(link);
    }
  }

  return (
    <Section heading="Share and follow">
      <Inline $gap={4}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        <FeedAnchor href={feed}>Feed of reports within 1 km (Atom)</FeedAnchor>
      </Inline>
      {address && <TextField label="Link to this report" value={address} readOnly />}
    </Section>
  );
}
