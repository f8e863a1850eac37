import { useQuery } from '@tanstack/react-query';
import type { ContentKind, CorrectableText, moderationContentEndpoint } from '@waymark/contracts-core';
import { CouldNotLoad, LoadingRegion, Skeleton, Stack, TextArea } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api-error';
import { call, queryOf, type Endpoint } from '../endpoint';
import type { Corrections } from './own-correction';

interface About {
  kind: ContentKind;
  contentId: string;
  caseId: number;
}

interface CorrectionFieldsProps {
  show: Endpoint<ReturnType<typeof moderationContentEndpoint>>;
  store: Corrections['store'];
  about: About;
  onCorrection: (store: (() => Promise<number | null>) | null) => void;
}

/** Fields with the current texts for staff to correct. They are part of the decision form, which sends them. */
export function CorrectionFields({ show, store, about, onCorrection }: CorrectionFieldsProps) {
  const { kind, contentId } = about;
  const { data, error, refetch } = useQuery(queryOf(show, { params: { kind, contentId } }));
  if (error) return <CouldNotLoad what="the texts" onRetry={() => void refetch()} />;
  if (!data)
    return (
      <LoadingRegion label="Loading the text">
        <Skeleton lines={3} />
      </LoadingRegion>
    );
  return <Fields texts={data.correctable ?? []} store={store} about={about} onCorrection={onCorrection} />;
}

type FieldsProps = Omit<CorrectionFieldsProps, 'show'> & { texts: readonly CorrectableText[] };

function Fields({ texts, store, about, onCorrection }: FieldsProps) {
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const latest = useRef<() => Promise<number | null>>(() => Promise.resolve(null));
  const stored = useRef({ words: '', number: 0 });

  latest.current = async () => {
    const changed = texts.filter(({ part, text }) => (written[part] ?? text) !== text);
    setErrors({});
    if (changed.length === 0) return null;
    const parts = Object.fromEntries(changed.map(({ part }) => [part, written[part] ?? '']));
    const words = JSON.stringify(parts);
    // When the decision is sent again, it refers to the correction that is already stored.
    if (stored.current.words === words) return stored.current.number;
    const { kind, contentId, caseId } = about;
    try {
      const { correctionId } = await call(store, { params: { kind, contentId }, body: { caseId, parts } });
      stored.current = { words, number: correctionId };
      return correctionId;
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.problem?.fieldErrors ?? {});
      throw error;
    }
  };
  useEffect(() => {
    onCorrection(() => latest.current());
    return () => onCorrection(null);
  }, [onCorrection]);

  return (
    <Stack $gap={5}>
      {texts.map(({ part, label, text, max, isRequired }) => (
        <TextArea
          key={part}
          name={`corrected-${part}`}
          label={`${label}, corrected`}
          rows={Math.min(12, 2 + Math.ceil(text.length / 70))}
          required={isRequired}
          maxLength={max}
          value={written[part] ?? text}
          onChange={(event) => setWritten({ ...written, [part]: event.target.value })}
          error={errors[`parts.${part}`]}
        />
      ))}
    </Stack>
  );
}
