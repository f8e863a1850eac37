import { zodResolver } from '@hookform/resolvers/zod';
import { commentTextSchema } from '@waymark/contracts-community';
import type { useContractForm } from '@waymark/mfe-kit/form';
import { z } from 'zod';

type Judge = Parameters<typeof useContractForm<Record<string, string>>>[0]['resolver'];

/** Returns a resolver for the only field of a comment form, whatever its name. */
export const judge = (field: string): Judge => zodResolver(z.object({ [field]: commentTextSchema }));
