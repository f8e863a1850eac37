import { target } from '@waymark/ui';
import { styled } from 'styled-components';

/** To a feed: a file of the service, no page of the site. */
export const FeedAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;
