import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { CouldNotLoad, LoadingRegion, Section, Skeleton } from '@waymark/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readMailSettings } from '../../../endpoints';
import { MailSettingsForm } from './mail-settings-form';

const ID = 'mail-settings';

/** Settings for notification emails. Emails link here with the URL's hash. */
export default function MailSettings() {
  const settings = useQuery({ ...queryOf(readMailSettings), refetchOnWindowFocus: false });
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const isThere = settings.data !== undefined;
  useEffect(() => {
    if (hash !== `#${ID}` || !isThere) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, [hash, isThere]);
  return (
    <Section
      ref={section}
      id={ID}
      tabIndex={-1}
      heading="By email"
      intro="We only send email once your address is confirmed. You can stop any kind of email with one click."
    >
      {settings.isError && !settings.data && (
        <CouldNotLoad what="your email settings" onRetry={() => void settings.refetch()} />
      )}
      {settings.isPending && (
        <LoadingRegion label="Loading your email settings">
          <Skeleton lines={4} height="4.5rem" />
        </LoadingRegion>
      )}
      {settings.data && <MailSettingsForm settings={settings.data} />}
    </Section>
  );
}
