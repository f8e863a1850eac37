import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Page, PageHeading } from '@waymark/ui';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { MAPPING_WORDS } from '../../messages/en/mapping';
import { Mapping } from './mapping';

/** Reports on a map and in a list, with a form to add one. */
export function FootpathMappingPage(): ReactElement {
  usePageTitle('Footpath Mapping');
  return (
    <Page>
      <PageHeading
        lead={
          <>
            <span>{MAPPING_WORDS.lead}</span> <Link to="/accessibility-heat-map">{MAPPING_WORDS.heatMap}</Link>
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
