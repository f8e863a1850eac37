import type { ReportThisProps } from '@waymark/contracts-community';
import { toast } from '@waymark/mfe-kit';
import { Button, FlagIcon, VisuallyHidden } from '@waymark/ui';
import { useState, type ComponentType } from 'react';
import type { ReportDialogProps } from './report-dialog';

/** Opens the report dialog; its form loads on demand. */
export function ReportButton(props: ReportThisProps) {
  const [Form, setForm] = useState<ComponentType<ReportDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    try {
      const { default: Loaded } = await import(/* webpackChunkName: "report-dialog" */ './report-dialog');
      setForm(() => Loaded);
      setIsOpen(true);
    } catch {
      toast({
        title: 'We could not open the form',
        description: 'Please check your connection and try again.',
        variant: 'error',
      });
    }
  }

  return (
    <>
      <Button variant="quiet" icon={<FlagIcon />} aria-haspopup="dialog" onClick={() => void open()}>
        Report this
        <VisuallyHidden>{`: ${props.label}${props.more ?? ''}`}</VisuallyHidden>
      </Button>
      {Form && isOpen && <Form {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}
