import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HEADERS } from '@waymark/contracts-core';
import { renderPart } from '@waymark/mfe-kit/testing';
import { axeProblems } from '@waymark/testing/browser/axe-problems';
import { stubApi } from '@waymark/testing/browser/stub-api';
import { RESULT } from '../../test-support/samples';
import { SearchBar } from './search-bar';

function open(understood: string | null, venues = [RESULT]) {
  stubApi({
    'GET /api/venues/search': {
      body: venues,
      headers: understood ? { [HEADERS.searchUnderstood]: encodeURIComponent(understood) } : {},
    },
  });
  const [searched, picked]: [unknown[], unknown[]] = [[], []];
  renderPart(
    <SearchBar
      mode="local"
      inUk
      initialWhere="York"
      onSearch={(asked) => void searched.push(asked)}
      onSelect={({ name }) => void picked.push(name)}
    />,
  );
  return { user: userEvent.setup(), box: screen.getByRole('combobox'), searched, picked };
}

describe('suggestions for a search', () => {
  it('start with the understood search, which links to all results', async () => {
    const { user, box, searched, picked } = open('Cafés, step-free access');
    await user.type(box, 'step free cafes');
    const [first, second] = await screen.findAllByRole('option');
    expect(first).toHaveTextContent('Cafés, step-free access, in York');
    expect(second).toHaveTextContent('Leeds');
    expect(await axeProblems()).toEqual([]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(searched).toEqual([{ q: 'step free cafes', where: 'York' }]);
    expect(picked).toEqual([]);
    expect(box).toHaveValue('step free cafes');
  });

  it('never claim that nothing exists if only no name was found', async () => {
    const { user, box } = open('Cafés, step-free access', []);
    await user.type(box, 'step free cafes');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.queryByText(/No venues found/)).toBeNull();
  });

  it('are names alone where a name was typed', async () => {
    const { user, box, picked } = open(null);
    await user.type(box, 'leeds');
    await screen.findByRole('option', { name: /^Leeds/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(picked).toEqual(['Leeds']);
  });
});
