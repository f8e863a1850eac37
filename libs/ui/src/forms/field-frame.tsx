import { useEffect, useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { WarningIcon } from '../icons/warning-icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { measure, space } from '../theme/tokens';
import { fieldId } from './field-props';
import { LabelLine, RequiredWord } from './required-word';
import type { FieldProps } from './field-props';
import type { LengthLimit, LimitState } from './length-limit';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;

  label {
    font-weight: 600;
  }
`;

export const Hint = styled.div`
  max-width: ${measure};
  color: var(--color-text-soft);
`;

const ErrorLine = styled.div`
  display: flex;
  gap: ${space[2]};
  align-items: flex-start;
  color: var(--color-bad);
  font-weight: 600;
`;

/** The error line of a field. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id}>
      <WarningIcon />
      <span>
        <VisuallyHidden>Error: </VisuallyHidden>
        {children}
      </span>
    </ErrorLine>
  );
}

export const present = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && node !== false;

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  required: boolean | undefined;
}

export interface FieldFrameProps extends FieldProps {
  id?: string | undefined;
  name?: string | undefined;
  describedBy?: string | undefined;
  /** Maximum number of characters. People can type and paste more; the field shows by how many it is too long. */
  maxLength?: number | undefined;
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
  /** Renders the control with the attributes that connect it to its label, hint and error. */
  children: (attributes: ControlAttributes) => ReactNode;
}

const loadLimit = () => import(/* webpackChunkName: "length-limit" */ './length-limit');

/** Loads the character counter after the page. Without it, only the server rejects long text. */
function useLateLimit(isWanted: boolean) {
  const [Limit, setLimit] = useState<typeof LengthLimit | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(() => {
      loadLimit().then(
        (loaded) => setLimit(() => loaded.LengthLimit),
        () => undefined,
      );
    });
    return () => clearTimeout(timer);
  }, [isWanted]);
  return Limit;
}

/** Label, hint, error and control, in reading order. */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  optional,
  hideLabel,
  id,
  name,
  describedBy,
  maxLength,
  className,
  style,
  children,
}: FieldFrameProps) {
  const generated = useId();
  const control = id ?? (name ? fieldId(name) : generated);
  const Limit = useLateLimit(maxLength !== undefined);
  const [limit, setLimit] = useState<LimitState>({ words: '', spoken: '', problem: undefined });
  const room = limit.words;
  const wrong = present(error) ? error : limit.problem;
  const hintId = present(hint) ? `${control}-hint` : undefined;
  const errorId = present(wrong) ? `${control}-error` : undefined;
  const roomId = room ? `${control}-room` : undefined;
  const words = (
    <LabelLine>
      <label id={`${control}-label`} htmlFor={control}>
        <span>{label}</span>
        {optional && <span> (optional)</span>}
      </label>
      {required && <RequiredWord />}
    </LabelLine>
  );
  return (
    <Frame className={className} style={style}>
      {hideLabel ? <VisuallyHidden as="div">{words}</VisuallyHidden> : words}
      {hintId && <Hint id={hintId}>{hint}</Hint>}
      {errorId && <FieldError id={errorId}>{wrong}</FieldError>}
      {children({
        id: control,
        'aria-describedby': [describedBy, hintId, errorId, roomId].filter(Boolean).join(' ') || undefined,
        // Browsers treat an empty required field as invalid from the start; do not report it before the first attempt.
        'aria-invalid': errorId ? true : required ? false : undefined,
        required,
      })}
      {roomId && (
        <Hint id={roomId} aria-hidden="true">
          {room}
        </Hint>
      )}
      {Limit && maxLength !== undefined && <Limit id={control} max={maxLength} state={limit} onState={setLimit} />}
    </Frame>
  );
}
