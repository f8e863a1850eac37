import { render, screen } from '@testing-library/react';
import { hostFor } from '@waymark/mfe-kit/testing';
import { ProfileSlots } from './profile-slots';

const Offered = ({ memberId, displayName }: { memberId: number; displayName: string }) => (
  <p>{`Trips of ${displayName}, ${memberId}`}</p>
);

it('a profile passes its member to other slices, and renders nothing if none offers a part (A10.46)', async () => {
  hostFor({
    slots: (name) =>
      name === 'profile-trips' ? [{ key: 'community', load: () => Promise.resolve({ default: Offered }) }] : [],
  });
  const { container } = render(<ProfileSlots memberId={9} displayName="Ben" />);
  expect(await screen.findByText('Trips of Ben, 9')).toBeInTheDocument();
  expect(container.children).toHaveLength(1);
});
