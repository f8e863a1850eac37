import { LinkButton, Page, PageHeading } from '@waymark/ui';
import type { ReactNode } from 'react';
import type { LinkState } from './use-question';

const WORDS: Readonly<Record<LinkState, { title: string; lead: string }>> = {
  invalid: {
    title: 'This link does not work',
    lead: 'Please open it from our mail once more. If a line break cut it in two, copy the whole address.',
  },
  used: {
    title: 'You have answered already',
    lead: 'We kept your answer. Has something changed since? You can tell us at any time.',
  },
  expired: {
    title: 'This link is too old',
    lead: 'It worked for 60 days. You can still tell us what is right: find your entry and suggest a change.',
  },
};

/** The end of the way, one heading and what to do now. */
export function EndPage({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <Page narrow>
      <PageHeading lead={lead}>{title}</PageHeading>
      {children}
      <div>
        <LinkButton to="/support-services">Go to the services</LinkButton>
      </div>
    </Page>
  );
}

export function LinkEnded({ state }: { state: LinkState }) {
  return <EndPage {...WORDS[state]} />;
}
