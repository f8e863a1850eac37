import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Page, PageHeading } from '@waymark/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { Mapping } from './mapping';

/** S2, "Footpath mapping page". */
export function FootpathMappingPage(): ReactElement {
  usePageTitle('Footpath Mapping');
  return (
    <Page>
      <PageHeading
        lead={
          <>
            <span>
              What stands in the way on pavements and paths, told by the people who met it. See where they pile up on
              the
            </span>{' '}
            <Link to="/accessibility-heat-map">heat map</Link>
            <span>.</span>
          </>
        }
      >
        Footpath Mapping
      </PageHeading>
      <Mapping />
    </Page>
  );
}

export default withQueries(FootpathMappingPage);
