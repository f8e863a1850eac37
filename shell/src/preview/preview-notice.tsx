import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Alert, pageWidth, space, wide } from '@waymark/ui';

const END_PREVIEW = '?override=none';

/** As wide as the site's header below it. */
const Bar = styled.aside`
  width: 100%;
  max-width: ${pageWidth};
  margin-inline: auto;
  padding: ${space[4]};

  ${wide} {
    padding-inline: ${space[8]};
  }
`;

/**
 * Says that this browser gets preview builds, with a link to leave. The link reloads the page, because the gateway
 * selects builds.
 */
export default function PreviewNotice({ builds }: { builds: Record<string, string> }): ReactElement {
  const names = Object.entries(builds).map(([slice, version]) => `${slice} (${version})`);
  return (
    <Bar aria-label="Preview">
      <Alert title="You are looking at a preview">
        <span>{`This browser shows versions that are not released yet: ${names.join(', ')}.`}</span>{' '}
        <a href={END_PREVIEW}>End the preview</a>
      </Alert>
    </Bar>
  );
}
