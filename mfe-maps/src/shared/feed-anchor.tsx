import { target } from '@waymark/ui';
import { styled } from 'styled-components';

/** A link to a feed, which is a file of the service rather than a page of the site. */
export const FeedAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${target};
`;
