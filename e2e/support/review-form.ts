import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './tab-to';

const STEPS = [
  'Venue Information',
  'Your Information',
  'Accessibility Ratings',
  'What You Found',
  'Your Review',
  'Submit Review',
] as const;
type StepName = (typeof STEPS)[number];

/** The Add Review form as a person sees it: one step at a time. Journeys name the fields, not the way to them. */
export const reviewForm = (page: Page) => ({
  venueName: page.getByLabel('Venue name'),
  reviewerName: page.getByLabel('Your name'),
  disabilityType: page.getByLabel('Disability type', { exact: true }),
  consent: page.getByLabel(/may store my disability type/),
  comment: page.getByRole('textbox', { name: 'Your review' }),
  next: page.getByRole('button', { name: 'Next', exact: true }),
  submit: page.getByRole('button', { name: 'Submit Review' }),
  heading: (step: StepName): Locator => stepHeading(page, step),
  // Presses Enter instead of a click: a click waits for animation frames, which a headless browser may not draw while
  // the machine is busy.
  to: (step: StepName) => goTo(page, step, (button) => button.press('Enter')),
  toByKeyboard: (step: StepName) =>
    goTo(page, step, async (button) => {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    }),
});

const stepHeading = (page: Page, step: StepName): Locator =>
  page.getByRole('heading', { level: 2, name: `Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}: ${step}` });

async function goTo(page: Page, step: StepName, press: (button: Locator) => Promise<void>): Promise<void> {
  const heading = page.getByRole('heading', { level: 2, name: /^Step \d of \d/ });
  await expect(heading).toBeVisible();
  for (let turn = 0; turn < STEPS.length; turn += 1) {
    const here = Number(/^Step (\d)/.exec((await heading.textContent()) ?? '')?.[1]) - 1;
    const target = STEPS.indexOf(step);
    if (here === target) return;
    const isAhead = here < target;
    await press(page.getByRole('button', { name: isAhead ? 'Next' : 'Back', exact: true }));
    await expect(stepHeading(page, STEPS[here + (isAhead ? 1 : -1)]!)).toBeFocused();
  }
}

/** Fills in all required fields and stops on the step with the review text. */
export async function writeReview(page: Page, venue: string, words: string): Promise<void> {
  const form = reviewForm(page);
  await form.venueName.fill(venue);
  await form.to('Your Information');
  await form.disabilityType.selectOption('mobility');
  await form.consent.check();
  await form.to('Your Review');
  await form.comment.fill(words);
}
