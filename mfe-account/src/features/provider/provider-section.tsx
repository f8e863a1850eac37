import type { OwnWaysIn } from '@waymark/contracts-account';
import { call, toast } from '@waymark/mfe-kit';
import { Badge, Button, Card, CheckIcon, Inline, Section } from '@waymark/ui';
import { failureMessage } from '@waymark/mfe-kit/form';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkProvider, unlinkProvider } from '../../endpoints';
import { useConfirmItIsYou } from '../../shared/confirm-it-is-you/use-confirm-it-is-you';
import { useChangeWays } from '../../shared/ways-in/use-change-ways';
import { WayNews } from '../../shared/ways-in/way-list';
import { ProviderNotice } from './provider-notice';

/** The operator's login provider, linked to the account or not. */
export function ProviderSection({ provider }: { provider: NonNullable<OwnWaysIn['provider']> }) {
  const { name, isLinked, email } = provider;
  const [query] = useSearchParams();
  const [news, setNews] = useState(
    isLinked && query.get('linked') === 'yes' ? `Your account is linked with ${name}.` : '',
  );
  const [isLeaving, setIsLeaving] = useState(false);
  const { confirmItIsYou, dialog } = useConfirmItIsYou();
  const unlink = useChangeWays({
    failed: 'We could not unlink it',
    call: () => confirmItIsYou(() => call(unlinkProvider)),
    change: (before) => ({
      ...before,
      provider: before.provider && { ...before.provider, isLinked: false, email: null },
    }),
    onDone: () => setNews(`You can no longer log in with ${name}.`),
  });
  const link = async () => {
    setIsLeaving(true);
    try {
      const { url } = await confirmItIsYou(() => call(linkProvider));
      window.location.assign(url);
    } catch (error) {
      setIsLeaving(false);
      toast({
        title: 'We could not link it',
        description: failureMessage(error, 'Please try again.'),
        variant: 'error',
      });
    }
  };

  return (
    <Section heading={name} intro={`Log in to your account here with ${name}, without another password.`} id="provider">
      <ProviderNotice />
      {news && <WayNews>{news}</WayNews>}
      <Card>
        {isLinked ? (
          <Inline $justify="space-between">
            <Inline>
              <Badge tone="good" icon={<CheckIcon size="1.1em" />}>
                Linked
              </Badge>
              {email && <span>{email}</span>}
            </Inline>
            <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.mutate(undefined)}>
              {`Unlink ${name}`}
            </Button>
          </Inline>
        ) : (
          <Inline $justify="space-between">
            <p>Not linked.</p>
            <Button busy={isLeaving} onClick={() => void link()}>
              {`Link with ${name}`}
            </Button>
          </Inline>
        )}
      </Card>
      {dialog}
    </Section>
  );
}
