import { Suspense } from 'react';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';

// By itself, so that what it shares with other screens does not come with all of them.
const Contenido = lazy(() => import('./contenido-del-sitio'));

export const SitioPage = () => (
  <Suspense fallback={<LoadingIndicator />}>
    <Contenido />
  </Suspense>
);
