import { TRIP_LIMITS, type CommunitySlots, type TripAttachment } from '@waymark/contracts-community';
import { announce, getHost, Slot } from '@waymark/mfe-kit';
import { Button, Card, CloseIcon, Fieldset, FlagIcon, Inline, MapPinIcon, space, Stack } from '@waymark/ui';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import type { DayValues } from '../form/trip-values';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  max-width: none;
  padding: 0;
  margin: 0;
  list-style: none;
`;

const CHOICES = [
  ['trip-venue-choice', 'Attach a venue or attraction', <MapPinIcon key="pin" />],
  ['trip-footpath-report-choice', 'Attach a footpath problem', <FlagIcon key="flag" />],
] as const;
type Choice = (typeof CHOICES)[number][0];

const isSame = (one: TripAttachment, other: TripAttachment) => one.kind === other.kind && one.id === other.id;

/** Places and reports attached to a day. Their remotes show and search them; that code loads on demand. */
export function AttachmentsField() {
  const { control, setValue } = useFormContext<DayValues>();
  const attached = useWatch({ control, name: 'attachments' });
  const [open, setOpen] = useState<Choice | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) search.current?.focus();
  }, [open]);

  function closeSearch(choice: Choice): void {
    setOpen(null);
    box.current?.querySelector<HTMLElement>(`[data-choice="${choice}"]`)?.focus();
  }

  function attach(choice: Choice, one: TripAttachment): void {
    const named = { ...one, name: one.name.slice(0, TRIP_LIMITS.attachmentName) };
    const isThere = attached.some((other) => isSame(other, named));
    if (!isThere) setValue('attachments', [...attached, named], { shouldDirty: true });
    announce(isThere ? `${one.name} is already attached.` : `${one.name} has been attached.`);
    closeSearch(choice);
  }

  function detach(one: TripAttachment): void {
    const others = attached.filter((other) => !isSame(other, one));
    setValue('attachments', others, { shouldDirty: true });
    announce(`${one.name} has been removed.`);
    closeSearch(one.kind === 'footpath-report' ? 'trip-footpath-report-choice' : 'trip-venue-choice');
  }

  const isFull = attached.length >= TRIP_LIMITS.dayAttachments;
  return (
    <Fieldset
      label="Places and problems on this day"
      optional
      hint="Readers will see our latest information about them."
    >
      <Stack $gap={4} ref={box}>
        {attached.length > 0 && (
          <List role="list" aria-label="Attached to this day">
            {attached.map((one) => (
              <Card as="li" key={`${one.kind} ${one.id}`}>
                <Attached attachment={one} />
                <div>
                  <Button icon={<CloseIcon />} onClick={() => detach(one)}>{`Remove ${one.name}`}</Button>
                </div>
              </Card>
            ))}
          </List>
        )}
        <Inline $gap={3}>
          {CHOICES.filter(([choice]) => getHost().slots(choice).length > 0).map(([choice, words, icon]) => (
            <Button
              key={choice}
              data-choice={choice}
              icon={icon}
              aria-expanded={open === choice}
              disabled={isFull}
              onClick={() => setOpen(open === choice ? null : choice)}
            >
              {words}
            </Button>
          ))}
        </Inline>
        {open && (
          <Card role="group" aria-label="Search for something to attach" ref={search} tabIndex={-1}>
            <Slot<CommunitySlots[Choice]>
              key={open}
              name={open}
              props={{ onChosen: (one) => attach(open, one) }}
              what="the search"
            />
            <div>
              <Button onClick={() => closeSearch(open)}>Close the search</Button>
            </div>
          </Card>
        )}
      </Stack>
    </Fieldset>
  );
}

const SHOWN_BY = {
  venue: 'trip-venue',
  attraction: 'trip-venue',
  'footpath-report': 'trip-footpath-report',
} as const satisfies Record<TripAttachment['kind'], keyof CommunitySlots>;

/** An attachment as its remote shows it, or its stored name when that remote is unavailable. */
function Attached({ attachment }: { attachment: TripAttachment }) {
  const name = SHOWN_BY[attachment.kind];
  if (getHost().slots(name).length === 0) return <strong>{attachment.name}</strong>;
  return (
    <Slot<CommunitySlots['trip-venue']>
      name={name}
      props={{ attachment }}
      what={attachment.name}
      loading={<strong>{attachment.name}</strong>}
    />
  );
}
