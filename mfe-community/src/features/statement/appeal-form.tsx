import { zodResolver } from '@hookform/resolvers/zod';
import { appealSchema } from '@waymark/contracts-community';
import { announce } from '@waymark/mfe-kit';
import { ContractForm, useContractForm, useSubmissionKey } from '@waymark/mfe-kit/form';
import { TextArea } from '@waymark/ui';
import type { z } from 'zod';
import type { StatementWays } from './statement-ways';

interface AppealFormProps {
  id: number;
  ways: StatementWays;
  onSent: () => void;
}

/** Asks for another decision; what was written is kept until it is sent. */
export function AppealForm({ id, ways, onSent }: AppealFormProps) {
  const keyOf = useSubmissionKey();
  const state = useContractForm<z.input<typeof appealSchema>, z.output<typeof appealSchema>>({
    resolver: zodResolver(appealSchema),
    defaultValues: { words: '' },
    labels: { words: 'Why should we decide differently?' },
    failed: 'We could not send your appeal. It is still here. Please try again.',
    send: async (body) => {
      const statement = await ways.appeal(id, body, keyOf(body));
      onSent();
      ways.keep(statement);
      announce('We have your appeal. Someone else will decide about it.');
    },
  });
  return (
    <ContractForm state={state} label="Appeal" button="Send appeal" busy="Sending...">
      <TextArea
        label="Why should we decide differently?"
        hint="In your own words. What did we get wrong, or not know?"
        required
        rows={6}
        {...state.field('words')}
      />
    </ContractForm>
  );
}
