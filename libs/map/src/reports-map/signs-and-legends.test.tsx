import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SEVERITIES } from '@waymark/contracts-maps';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { HeatLegend, ReportLegend } from './legends';
import { PopupText } from './popup-text';
import { signOf } from './report-signs';

describe('signs of reports (M2.4)', () => {
  it('differ in shape and symbol, not only in colour', () => {
    const signs = [...SEVERITIES.map((severity) => signOf(severity, 'open')), signOf('severe', 'resolved')];
    expect(new Set(signs.map(({ edge, glyph }) => edge + glyph)).size).toBe(signs.length);
    expect(new Set(SEVERITIES.map((severity) => signOf(severity, 'open').edge)).size).toBe(SEVERITIES.length);
  });

  it('are orange and red on the map, and yellow, orange, red on the heat map; resolved ones are green (M2.7)', () => {
    const tokens = (scale: 'map' | 'heat') => SEVERITIES.map((severity) => signOf(severity, 'open', scale).token);
    expect(tokens('map')).toEqual(['mark-moderate', 'mark-moderate', 'mark-severe', 'mark-severe']);
    expect(tokens('heat')).toEqual(['mark-minor', 'mark-moderate', 'mark-severe', 'mark-severe']);
    expect(signOf('severe', 'resolved')).toMatchObject({ token: 'mark-done', word: 'Resolved' });
  });

  it('are explained in text', async () => {
    render(
      <>
        <ReportLegend />
        <HeatLegend />
      </>,
    );
    expect(screen.getAllByRole('list', { name: 'Legend' })).toHaveLength(2);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Minor',
      'Moderate',
      'Major',
      'Severe',
      'Resolved',
      'Low',
      'Medium',
      'High',
      'Highest',
    ]);
    expect(await axeProblems()).toEqual([]);
  });
});

describe('the text of a popup', () => {
  it('is cut at 100 characters, and the rest is one press away (M2.5)', async () => {
    const text = `${'word '.repeat(30)}end`;
    render(<PopupText text={text} />);
    expect(screen.queryByText(text)).toBeNull();
    expect(screen.getByText(/…$/).textContent).toHaveLength(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole text' }));
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('is left alone when it is short, and no letter of it is torn', () => {
    render(<PopupText text={'♿'.repeat(100)} />);
    expect(screen.getByText('♿'.repeat(100))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
