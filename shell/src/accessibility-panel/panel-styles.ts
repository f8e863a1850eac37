import { css, styled } from 'styled-components';

/** 340 px, or 420 px from 769 px on; wider with larger text, but never wider than the window. */
export const Frame = styled.section`
  --width: min(max(340px, 21.25rem), 100vw - 2rem);
  position: fixed;
  /* Over the feedback button, under messages. */
  z-index: 84;
  left: clamp(1rem, var(--middle, 50vw) - var(--width) / 2, 100vw - var(--width) - 1rem);
  display: flex;
  flex-direction: column;
  width: var(--width);
  border: 1px solid var(--color-border);
  border-radius: 0.5rem;
  background: var(--color-surface);
  box-shadow: var(--shadow-float);

  @media (min-width: 769px) {
    --width: min(max(420px, 26.25rem), 100vw - 2rem);
  }
  h2 {
    flex: 1 1 8rem;
    min-width: 0;
    font-size: 1.2rem;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: 1rem;
  }
`;

/** Does not scroll with the settings, so it never covers a focused control. */
export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 0.5rem 0.5rem min(1rem, 4vw);
  border-block-end: 1px solid var(--color-line);
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  min-height: 0;
  padding: min(1rem, 4vw);
  container-type: inline-size;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: 0.5rem;
`;

export const sectionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-block-end: 0.5rem;
    padding: 0;
    font-weight: 600;
  }
`;

export const Part = styled.section`
  ${sectionStyles}

  & + & {
    padding-block-start: 1.25rem;
    border-block-start: 1px solid var(--color-line);
  }
`;

export const Choices = styled.fieldset`
  ${sectionStyles}
  gap: 0.5rem;
`;

export const Soft = styled.span`
  color: var(--color-text-soft);
  font-weight: 400;
`;
