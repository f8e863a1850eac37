import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '@waymark/mfe-kit';
import { listSessions } from '../../../endpoints';

export const sessionsQuery = queryOptions(queryOf(listSessions));
