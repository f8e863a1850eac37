import type { Sql } from 'sql-template-tag';
import type { ExportSection } from '@waymark/contracts-core';

/** A heading of the export and the statement that gives its rows. */
export type SelectedSection = Omit<ExportSection, 'rows'> & { select: Sql };
