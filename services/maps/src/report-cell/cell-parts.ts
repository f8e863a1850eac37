import { CellProjection } from './cell-projection';
import { CellRepository } from './cell.repository';
import { MonthRepository } from './month.repository';
import { ReadReportMapController } from './read-report-map/read-report-map.controller';
import { ReadReportMap } from './read-report-map/read-report-map.use-case';

/** Reports as a map shows them: counted in squares. */
export const CELL_CONTROLLERS = [ReadReportMapController];
export const CELL_PROVIDERS = [CellProjection, CellRepository, MonthRepository, ReadReportMap];
