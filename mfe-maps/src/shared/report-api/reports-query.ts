import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addressOf, callForPage, queryOf, type AnswerOf, type QueryOf } from '@waymark/mfe-kit';
import { listFootpathReports, readReportMap } from '../../endpoints';
import { boxText, type ReportBox, type ReportFilter } from './report-filter';

export type Report = AnswerOf<typeof listFootpathReports>[number];

type Asked = QueryOf<typeof listFootpathReports>;

/** Reports page by page. Its key begins with its address, as all keys: `applyReport` finds what shows a report by that. */
export const reportPagesQuery = (query: Asked) =>
  infiniteQueryOptions({
    queryKey: [addressOf(listFootpathReports, { query }), 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listFootpathReports, { query: { ...query, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** Reports of a view, newest first. */
export const reportsInBox = (filter: ReportFilter, box: ReportBox, limit: number) =>
  reportPagesQuery({ ...filter, box: boxText(box), limit });

/** Groups and single reports of a view, as a map draws them. */
export const reportMapQuery = (filter: ReportFilter, box: ReportBox) => {
  const query = { ...filter, box: boxText(box) };
  return queryOptions({ ...queryOf(readReportMap, { query }), placeholderData: keepPreviousData });
};
