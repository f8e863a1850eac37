import type { OwnMonthlyDonation } from '@waymark/contracts-account';
import { dayWords, moneyWords } from '@waymark/contracts-core';
import { ContractForm, useContractForm } from '@waymark/mfe-kit/form';
import { Alert, Button, Card, Inline, LinkButton, Stack, StatePill, TextField, VisuallyHidden } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import type { Resolver, ResolverResult } from 'react-hook-form';
import { MONTHLY_STATE_WORDS } from '../../../shared/donations/donation-words';
import { poundsProblem, readPounds } from '../../../shared/donations/read-pounds';
import { type MonthlyActs, useMonthlyActs } from '../use-monthly-acts';

interface Typed {
  amount: string;
}
interface Read {
  amountPence: number;
}

interface ChangeAmountFormProps {
  amountPence: number;
  maxPence: number;
  onChange: (amountPence: number) => Promise<void>;
  onClose: () => void;
}

function readTyped(maxPence: number): Resolver<Typed, unknown, Read> {
  return ({ amount }): ResolverResult<Typed, Read> => {
    const amountPence = readPounds(amount);
    const message = poundsProblem(amountPence, maxPence);
    if (message !== null) return { values: {}, errors: { amount: { type: 'amount', message } } };
    return { values: { amountPence: amountPence ?? 0 }, errors: {} };
  };
}

/** Changes the monthly amount for future months. */
function ChangeAmountForm({ amountPence, maxPence, onChange, onClose }: ChangeAmountFormProps) {
  const state = useContractForm<Typed, Read>({
    resolver: readTyped(maxPence),
    defaultValues: { amount: moneyWords(amountPence).slice(1) },
    labels: { amount: 'New amount' },
    fieldOf: (name) => (name === 'amountPence' ? 'amount' : name),
    failed: 'The amount was not changed. Try again in a moment.',
    send: ({ amountPence: wanted }) => onChange(wanted),
    onSent: onClose,
  });
  const { isSubmitting } = state.form.formState;
  const { setFocus } = state.form;
  // The pressed button has disappeared, so focus moves to the field.
  useEffect(() => setFocus('amount', { shouldSelect: true }), [setFocus]);
  return (
    <ContractForm state={state} label="Change amount">
      <TextField
        label="New monthly amount, in pounds"
        required
        hint={`From £1 to ${moneyWords(maxPence)}, such as 5 or 12.50.`}
        inputMode="decimal"
        autoComplete="off"
        style={{ maxWidth: '20rem' }}
        {...state.field('amount')}
      />
      <Inline $gap={3}>
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save amount'}
        </Button>
        <Button onClick={onClose}>{`Keep ${moneyWords(amountPence)}`}</Button>
      </Inline>
    </ContractForm>
  );
}

interface MonthlyDonationCardProps {
  gift: OwnMonthlyDonation;
  /** Name that distinguishes this monthly gift from others; undefined if there is only one. */
  called: string | undefined;
  maxPence: number;
  acts: MonthlyActs;
}

/** A monthly gift, with buttons to change and to stop it; both are equally easy to find. */
export function MonthlyDonationCard({ gift, called, maxPence, acts }: MonthlyDonationCardProps) {
  const { change, stop, isStopping, news, clearNews } = useMonthlyActs(gift, acts);
  const [isChanging, setIsChanging] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  // The pressed button may have disappeared, so focus moves to the result.
  useEffect(() => told.current?.focus(), [news]);
  const runs = gift.state !== 'stopped' && !gift.isStopping;
  const close = () => {
    setIsChanging(false);
    requestAnimationFrame(() => changeButton.current?.focus());
  };
  const about = called && <VisuallyHidden>{`: ${called}`}</VisuallyHidden>;
  const [sign, words] = MONTHLY_STATE_WORDS[gift.state];
  return (
    <Card as="li">
      <Inline $gap={3}>
        <h3>{`${moneyWords(gift.amountPence)} a month`}</h3>
        <StatePill sign={gift.isStopping ? 'partly' : sign}>{gift.isStopping ? 'Stopping' : words}</StatePill>
      </Inline>
      <MonthlyFacts gift={gift} />
      {news && (
        <Alert tone={news.tone} title={news.title} ref={told} tabIndex={-1}>
          <p>{news.text}</p>
        </Alert>
      )}
      {runs && isChanging && (
        <ChangeAmountForm amountPence={gift.amountPence} maxPence={maxPence} onChange={change} onClose={close} />
      )}
      {runs && !isChanging && (
        <Inline $gap={3}>
          <Button
            ref={changeButton}
            onClick={() => {
              clearNews();
              setIsChanging(true);
            }}
          >
            <span>Change amount</span>
            {about}
          </Button>
          <LinkButton to={acts.cardTo(gift)}>
            <span>Change card</span>
            {about}
          </LinkButton>
          <Button busy={isStopping} onClick={stop}>
            <span>{isStopping ? 'Stopping...' : 'Stop monthly gift'}</span>
            {about}
          </Button>
        </Inline>
      )}
    </Card>
  );
}

function MonthlyFacts({
  gift: { state, startedAt, nextOn, stoppedAt, wantedPence, isStopping },
}: {
  gift: OwnMonthlyDonation;
}) {
  return (
    <Stack $gap={1}>
      <p>
        <span>Since</span> <time dateTime={startedAt}>{dayWords(startedAt)}</time>
        {stoppedAt && (
          <>
            <span>, stopped on</span> <time dateTime={stoppedAt}>{dayWords(stoppedAt)}</time>
          </>
        )}
      </p>
      {isStopping && <p>You asked us to stop it. Our payment service has not confirmed it yet. We will keep trying.</p>}
      {!isStopping && wantedPence !== null && (
        <p>{`You asked for ${moneyWords(wantedPence)} a month. Our payment service has not confirmed it yet. We will keep trying.`}</p>
      )}
      {!isStopping && state !== 'stopped' && nextOn && (
        <p>
          Next gift on <time dateTime={nextOn}>{dayWords(nextOn)}</time>
        </p>
      )}
      {state === 'late' && !isStopping && (
        <p>
          Your bank refused the last payment. We will try again in the next few days, or you can add another card now.
        </p>
      )}
    </Stack>
  );
}
