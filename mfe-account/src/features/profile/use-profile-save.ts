import { useQueryClient } from '@tanstack/react-query';
import type { OwnProfile } from '@waymark/contracts-account';
import { toast } from '@waymark/mfe-kit';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureMessage } from '../../shared/forms/failure-message';
import { showServerErrors } from '../../shared/forms/show-server-errors';
import { ownProfileQuery } from './api/own-profile';
import { userProfileQuery } from './api/user-profile';
import { UPDATE_FAILED } from './messages';

interface Words {
  done: string;
  failed: string;
}

/** Saves a part of the own profile, shows what is kept now, and says how it went. What was typed stays when it failed. */
export function useProfileSave<T extends FieldValues, Output>(form: UseFormReturn<T, unknown, Output>, words: Words) {
  const queries = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (call: () => Promise<OwnProfile>): Promise<OwnProfile | null> => {
    setFailure(null);
    try {
      const saved = await call();
      queries.setQueryData(ownProfileQuery(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: userProfileQuery(saved.id).queryKey });
      toast({ title: words.done, variant: 'success' });
      return saved;
    } catch (error) {
      if (!showServerErrors(form as unknown as UseFormReturn<T>, error))
        setFailure(failureMessage(error, words.failed));
      toast({ title: UPDATE_FAILED, description: words.failed, variant: 'error' });
      return null;
    }
  };
  return { failure, save };
}
