import { useEffect, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '@waymark/mfe-kit';
import { Button, Container, PageHeading, Stack } from '@waymark/ui';
import { LostArt } from '@waymark/ui/art';

export default function NotFoundPage(): ReactElement {
  const navigate = useNavigate();
  usePageTitle('Page not found (404)');
  useEffect(keepOutOfSearchEngines, []);
  return (
    <Container $narrow>
      <Stack $gap={6}>
        <LostArt />
        <PageHeading lead="There is no page at this address. It may have moved, or the address may be mistyped.">
          Page not found (404)
        </PageHeading>
        <div>
          <Button variant="primary" onClick={() => void navigate('/')}>
            Return Home
          </Button>
        </div>
      </Stack>
    </Container>
  );
}

function keepOutOfSearchEngines(): () => void {
  const robots = document.createElement('meta');
  robots.name = 'robots';
  robots.content = 'noindex';
  document.head.append(robots);
  return () => robots.remove();
}
