import { MemoryRouter } from 'react-router-dom';
import * as art from '../art';
import * as ui from '../index';

const nothing = () => undefined;
const TONES = ['good', 'bad', 'warn', 'info', 'neutral', 'accent'] as const;

/** A page with all components in all their states, for checks that cover all of them: axe rules, colours, widths. */
export function Gallery() {
  return (
    <MemoryRouter>
      <ui.GlobalStyle />
      <ui.SkipLink href="#main">Skip to main content</ui.SkipLink>
      <ui.Container as="main" id="main">
        <ui.Stack $gap={6}>
          <ui.Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Leeds Town Hall' }]} />
          <ui.PageHeading lead="Find out before you set out.">Leeds Town Hall</ui.PageHeading>
          <States />
          <Facts />
          <Results />
          <ReviewForm />
        </ui.Stack>
      </ui.Container>
      <ui.ToastRegion toasts={[{ id: '1', title: 'Saved' }]} onDismiss={nothing} />
      <ui.ConnectionBanner state="offline" />
    </MemoryRouter>
  );
}

const States = () => (
  <ui.Section heading="States" intro="Each with its word and its sign.">
    <ui.Inline $gap={2}>
      {TONES.map((tone) => (
        <ui.Badge key={tone} tone={tone} icon={<ui.CheckIcon />}>
          {tone}
        </ui.Badge>
      ))}
      {(['yes', 'no', 'partly', 'split', 'unknown', 'aside', 'warning'] as const).map((sign) => (
        <ui.StatePill key={sign} sign={sign}>
          {sign}
        </ui.StatePill>
      ))}
      {(['meets', 'partly', 'does-not-meet', 'unknown', 'does-not-apply'] as const).map((verdict) => (
        <ui.VerdictBadge key={verdict} verdict={verdict} />
      ))}
    </ui.Inline>
    {(['good', 'bad', 'warn', 'info'] as const).map((tone) => (
      <ui.Alert key={tone} tone={tone} title="Take care">
        The lift is out of order.
      </ui.Alert>
    ))}
    <ui.CouldNotLoad what="reviews" onRetry={nothing} />
    <ui.LoadingRegion label="Loading places">
      <ui.Skeleton lines={3} />
    </ui.LoadingRegion>
  </ui.Section>
);

const Facts = () => (
  <ui.Section heading="Features">
    <ui.StarRating value={4.5} count={2} />
    <ui.DefinitionList
      items={[
        { term: 'City', value: 'Leeds' },
        { term: 'Phone', value: null },
      ]}
    />
    <ui.Disclosure summary="More" open>
      Text with <a href="#main">a link</a> in it.
    </ui.Disclosure>
    <ui.FactList>
      <ui.FactRow name="Hearing loop" state={<ui.StatePill sign="yes">Works</ui.StatePill>} note="3 people" />
    </ui.FactList>
    <ui.Tabs
      label="Countries"
      selected="uk"
      onSelect={nothing}
      tabs={[
        { id: 'uk', label: 'United Kingdom', content: 'Act within 3 months.' },
        { id: 'de', label: 'Germany', content: 'Act within 2 months.' },
      ]}
    />
    <ui.FoldingTable>
      <caption>Problems by town</caption>
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Open</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Leeds</th>
          <td data-label="Open">4</td>
        </tr>
      </tbody>
    </ui.FoldingTable>
  </ui.Section>
);

const Results = () => (
  <ui.Section heading="Results">
    <ui.Inline $gap={2}>
      <ui.ToggleChip pressed>Step-free</ui.ToggleChip>
      <ui.ToggleChip pressed={false}>Quiet</ui.ToggleChip>
      <ui.Chip label="City: Leeds" onRemove={nothing} />
      <ui.ChipLink to="/#quiet" note="(3)">
        #quiet
      </ui.ChipLink>
    </ui.Inline>
    <ui.NavCard to="/reviews" icon={<ui.ListIcon />} note="Newest first">
      Browse Reviews
    </ui.NavCard>
    <ui.Card>
      <h3>A place</h3>
      <p>
        Words of a review, and <a href="#main">a link</a> in them.
      </p>
    </ui.Card>
    {(['wash', 'notice', 'accent', 'sunken'] as const).map((tone) => (
      <ui.Card key={tone} $tone={tone}>
        On this ground too: <a href="#main">a link</a>.
      </ui.Card>
    ))}
    <ui.EmptyState
      icon={<art.NoReviewsArt />}
      title="No reviews yet"
      level={3}
      action={<ui.LinkButton to="/add-review">Add First Review</ui.LinkButton>}
    />
  </ui.Section>
);

const OPTIONS = [
  { value: 'once', label: 'Once' },
  { value: 'month', label: 'Each month' },
];

const ReviewForm = () => (
  <form aria-label="Review">
    <ui.Stack $gap={4}>
      <ui.ErrorSummary errors={[{ fieldId: 'name', message: 'Tell us your name.' }]} />
      <ui.TextField label="Name" name="name" hint="As others see it" error="Tell us your name." required />
      <ui.TextArea label="Review" name="text" optional />
      <ui.SelectField label="Sort by" name="sort">
        <option value="newest">Newest</option>
      </ui.SelectField>
      <ui.Combobox
        label="Venue"
        items={[]}
        itemToString={String}
        itemKey={String}
        inputValue=""
        onInputValueChange={nothing}
        onSelect={nothing}
        status="idle"
      />
      <ui.RadioGroup label="How often" name="every" options={OPTIONS} value="once" onChange={nothing} />
      <ui.RatingInput label="Mobility" name="mobility" levelOf={() => 'Good'} value={4} onChange={nothing} />
      <ui.CheckboxField label="I agree" name="agree" error="Tick the box" />
      <ui.Inline $gap={3}>
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
          <ui.Button key={variant} variant={variant}>
            {variant}
          </ui.Button>
        ))}
        <ui.Button variant="primary" type="submit" busy>
          Submitting...
        </ui.Button>
      </ui.Inline>
    </ui.Stack>
  </form>
);
