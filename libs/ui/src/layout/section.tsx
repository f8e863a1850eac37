import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { measure, space, target } from '../theme/tokens';
import { VisuallyHidden } from './visually-hidden';

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[4]};

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: 600;
  }
`;

const Intro = styled.p`
  max-width: ${measure};
  margin-top: ${space[2]};
  color: var(--color-text-soft);
`;

export interface SectionProps extends ComponentProps<'section'> {
  /** Heading text; it also names the region. */
  heading: ReactNode;
  /** Level of the heading. Default 2. */
  level?: 2 | 3 | 4;
  /** Sentence under the heading. */
  intro?: ReactNode;
  /** A link at the right of the heading: `<Link to="/reviews">All reviews</Link>`. */
  aside?: ReactNode;
  /** Keeps the heading for screen readers only. */
  hideHeading?: boolean;
}

/** A region of a page with a heading. */
export function Section({ heading, level = 2, intro, aside, hideHeading = false, children, ...rest }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const title = <Heading id={id}>{heading}</Heading>;
  return (
    <Box aria-labelledby={id} {...rest}>
      {hideHeading ? (
        <VisuallyHidden as="div">{title}</VisuallyHidden>
      ) : (
        <div>
          <Head>
            {title}
            {aside}
          </Head>
          {intro !== undefined && <Intro>{intro}</Intro>}
        </div>
      )}
      {children}
    </Box>
  );
}
