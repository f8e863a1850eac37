import { usePageTitle, withQueries } from '@waymark/mfe-kit';
import { Breadcrumb, Page, PageHeading, Section } from '@waymark/ui';
import { useSearchParams } from 'react-router-dom';
import { type GiftFilter, readFilter, writeFilter } from './gift-filter';
import { BooksCheck } from './parts/books-check';
import { FilterForm } from './parts/filter-form';
import { GiftResults } from './parts/gift-results';
import { MonthTotals } from './parts/month-totals';

/** For admins: what was given, whether the books are right, and the way to give something back. */
export function StaffGiftsPage() {
  usePageTitle('Gifts');
  const [params, setParams] = useSearchParams();
  const filter = readFilter(params);
  const change = (part: Partial<GiftFilter>) =>
    setParams({ ...writeFilter({ ...filter, ...part }) }, { preventScrollReset: true });
  return (
    <Page>
      <Breadcrumb items={[{ label: 'Staff', to: '/admin' }, { label: 'Gifts' }]} />
      <PageHeading lead="All gifts on record. Only this page shows who gave. Refunds are noted in the audit log.">
        Gifts
      </PageHeading>
      <BooksCheck />
      <MonthTotals />
      <Section heading="All gifts">
        <FilterForm key={filter.text} filter={filter} onFilter={change} />
        <GiftResults filter={filter} />
      </Section>
    </Page>
  );
}

export default withQueries(StaffGiftsPage);
