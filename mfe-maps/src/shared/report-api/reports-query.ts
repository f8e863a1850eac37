import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, queryOf, type AnswerOf, type QueryOf } from '@waymark/mfe-kit';
import { listFootpathReports, readReportMap } from '../../endpoints';
import { boxText, type ReportBox, type ReportFilter } from './report-filter';

export type Report = AnswerOf<typeof listFootpathReports>[number];

type Asked = QueryOf<typeof listFootpathReports>;

/** Queries reports page by page. Its key starts with the URL, by which `applyReport` finds cached reports. */
export const reportPagesQuery = (query: Asked) =>
  infiniteQueryOptions({
    queryKey: [addressOf(listFootpathReports, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listFootpathReports, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** Queries the reports of a view, newest first. */
export const reportsInBox = (filter: ReportFilter, box: ReportBox, limit: number) =>
  reportPagesQuery({ ...filter, box: boxText(box), limit });

/** Queries groups and single reports of a view for a map. */
export const reportMapQuery = (filter: ReportFilter, box: ReportBox) => {
  const query = { ...filter, box: boxText(box) };
  return queryOptions({ ...queryOf(readReportMap, { query }), placeholderData: keepPreviousData });
};
