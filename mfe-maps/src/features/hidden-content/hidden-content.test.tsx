import { screen } from '@testing-library/react';
import type { ContentKind, ModerationContent } from '@waymark/contracts-core';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { problem, stubApi, type Answer } from '@waymark/testing/browser/stub-api';
import ModeratedContentSlot from './hidden-content.slot';

const CONTENT: ModerationContent = {
  kind: 'footpath-report',
  contentId: '31',
  state: 'hidden',
  authorId: 7,
  authorName: 'Ada',
  path: '/footpath-reports/31',
  writtenAt: '2026-11-01T10:00:00.000Z',
  editedAt: null,
  title: 'Footpath report: Oxford Road',
  texts: [{ label: 'Description', text: '<b>Not bold</b>\nSecond line' }],
  facts: [{ label: 'Problem', text: 'Blocked path' }],
  photos: [{ url: '/photo', width: 20, height: 10, description: 'The kerb' }],
  earlier: [{ until: '2026-11-02T10:00:00.000Z', texts: [{ label: 'Ada', text: 'Mended' }] }],
  correctable: [],
  steps: [{ caseId: 3, decisionNumber: 1, state: 'hidden', at: '2026-11-03T10:00:00.000Z' }],
};

function open(answer: Answer, kind: ContentKind = 'footpath-report') {
  stubApi({ 'GET /api/footpath-reports/moderated/footpath-report/31': answer });
  renderPart(<ModeratedContentSlot kind={kind} contentId="31" />);
}

describe('content as staff see it', () => {
  it('shows plain text, facts, photos, earlier versions and decisions', async () => {
    open({ body: CONTENT });
    expect(await screen.findByText(/<b>Not bold<\/b>/)).toBeTruthy();
    expect(screen.getByText('Hidden')).toBeTruthy();
    expect(screen.getByText('The kerb')).toBeTruthy();
    expect(screen.getByText('Mended')).toBeTruthy();
    expect(screen.getByText(/Hidden \(report 3\)/)).toBeTruthy();
    expect(await axeProblems()).toEqual([]);
  });

  it('says that it is gone', async () => {
    open(problem(404, 'request.not-found', 'There is nothing at this address.'));
    expect(await screen.findByText('Its author has deleted it.')).toBeTruthy();
  });

  it('shows nothing for content of another slice', () => {
    open({ body: CONTENT }, 'review');
    expect(screen.queryByText(CONTENT.title)).toBeNull();
    expect(screen.queryByText('Loading the content')).toBeNull();
  });

  it('of many rows is asked for at once, and says of a row what it is and how it begins', async () => {
    const calls = stubApi({
      'GET /api/footpath-reports/moderated/excerpts': {
        body: [{ kind: 'footpath-report', contentId: '31', title: 'Footpath report: Oxford Road', excerpt: 'A hole' }],
      },
    });
    renderPart(
      <>
        <ModeratedContentSlot kind="footpath-report" contentId="31" isBrief />
        <ModeratedContentSlot kind="footpath-report" contentId="32" isBrief />
      </>,
    );
    expect(await screen.findByText('Footpath report: Oxford Road')).toBeTruthy();
    expect(screen.getByText('“A hole”')).toBeTruthy();
    expect(screen.getByText('Its author has deleted it.')).toBeTruthy();
    expect(calls.map(({ path }) => decodeURIComponent(path))).toEqual([
      '/api/footpath-reports/moderated/excerpts?of=footpath-report:31,footpath-report:32',
    ]);
  });
});
