import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AvisoFalloDeCarga } from './aviso-fallo-de-carga';
import { esFalloDeCarga } from './fallo-de-carga';

const ErrorDescrito = lazy(async () => ({ default: (await import('./error-descrito')).ErrorDescrito }));

/** What any route shows in its place when it cannot be shown; never a blank screen. */
export function PantallaError(props: ErrorComponentProps) {
  if (esFalloDeCarga(props.error)) return <AvisoFalloDeCarga />;
  return (
    <Suspense fallback={null}>
      <ErrorDescrito {...props} />
    </Suspense>
  );
}
