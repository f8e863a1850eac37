import { useBrowserPlace, usePageTitle } from '@waymark/mfe-kit';
import { Alert, Button, Page, PageHeading, Section, Tabs } from '@waymark/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { INTERNATIONAL_RESOURCES } from './content/international-resources';
import { JURISDICTIONS } from './content/jurisdictions';
import { JurisdictionPanel } from './jurisdiction-panel';
import { NamedLinks } from './named-links';
import { jurisdictionOfPlace, openedJurisdiction } from './opened-jurisdiction';

/** In print: only the page's own text, without header, footer or floating buttons. */
const PrintStyle = createGlobalStyle`
  @media print {
    :has(> #main-content) > :not(#main-content), [role='tablist'] { display: none; }
    h2, h3 { break-after: avoid; }
  }
`;

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

export default function LegalRightsPage() {
  usePageTitle('Disability Rights Laws');
  const { hash } = useLocation();
  const navigate = useNavigate();
  const code = openedJurisdiction(hash, useBrowserPlace(jurisdictionOfPlace));
  const tabs = JURISDICTIONS.map((one) => ({
    id: one.code,
    label: one.name,
    content: <JurisdictionPanel jurisdiction={one} />,
  }));
  return (
    <Page>
      <PrintStyle />
      <PageHeading lead="What the law says about access, and what you can do when someone breaks it, in seven countries and regions. It is general information, not legal advice.">
        Disability Rights Laws
      </PageHeading>
      <Tabs
        label="Country or region"
        tabs={tabs}
        selected={code}
        keepsClosed={false}
        onSelect={(next, how) => void navigate({ hash: next }, { replace: how === 'moved' })}
      />
      <Alert tone="warn" title="This is not legal advice.">
        It is general information, and it can be out of date or incomplete. For advice on your own case, ask a lawyer or
        a local advice centre. Each law and time limit says whether we have checked it against the law itself.
      </Alert>
      <Section heading="International resources">
        <NamedLinks links={INTERNATIONAL_RESOURCES.map(({ name, url, says }) => ({ label: name, url, says }))} />
      </Section>
      <ScreenOnly>
        <Button onClick={() => window.print()}>Print this page</Button>
      </ScreenOnly>
    </Page>
  );
}
