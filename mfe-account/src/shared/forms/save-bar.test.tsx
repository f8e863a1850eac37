import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { SaveBar } from './save-bar';

function open(entries: string[], bar: { hasChanges: boolean; isSaved: boolean }) {
  render(
    <MemoryRouter initialEntries={['/venues/7']}>
      <Routes>
        <Route path="/venues/7" element={<p>The venue</p>} />
        <Route
          path="/form"
          element={
            <SaveBar {...bar}>
              <button type="submit">Save</button>
            </SaveBar>
          }
        />
      </Routes>
      <Go to={entries} />
    </MemoryRouter>,
  );
}

function Go({ to }: { to: string[] }) {
  const navigate = useNavigate();
  return to.map((path) => (
    <button key={path} type="button" onClick={() => void navigate(path)}>
      {`Go to ${path}`}
    </button>
  ));
}

describe('the end of a long form', () => {
  it('says what is not saved, and stays in the window until it is', () => {
    open(['/form'], { hasChanges: true, isSaved: false });
    fireEvent.click(screen.getByRole('button', { name: 'Go to /form' }));
    const words = screen.getByText('You have changes that are not saved yet.');
    expect(words).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Back to where you were' })).toBeNull();
  });

  it('offers the way back once it is saved', async () => {
    open(['/form'], { hasChanges: false, isSaved: true });
    fireEvent.click(screen.getByRole('button', { name: 'Go to /form' }));
    fireEvent.click(screen.getByRole('button', { name: 'Back to where you were' }));
    expect(await screen.findByText('The venue')).toBeTruthy();
  });
});
