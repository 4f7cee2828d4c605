import { type ErrorComponentProps, useMatch } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useEffect } from 'react';
import { noteRenderFailure } from '@/ui/shared/render-failures';
import { AvisoFalloDeCarga } from './aviso-fallo-de-carga';
import { esFalloDeCarga } from './fallo-de-carga';

const ErrorDescrito = lazy(() =>
  import('./error-descrito').then(
    (modulo) => ({ default: modulo.ErrorDescrito }),
    // Without even this part, what is already here says it.
    () => ({ default: AvisoFalloDeCarga }),
  ),
);

/** Pages inside a frame, which gives them their main landmark. */
const EN_UN_MARCO = /^\/_(?:panel|publico)\/./;

/** What any route shows in its place when it cannot be shown; never a blank screen. */
export function PantallaError(props: ErrorComponentProps) {
  const ruta = useMatch({ strict: false })?.routeId ?? '';
  const Marco = EN_UN_MARCO.test(ruta) ? Fragment : 'main';
  useEffect(noteRenderFailure, []);
  return (
    <Marco>
      {esFalloDeCarga(props.error) ? (
        <AvisoFalloDeCarga {...props} />
      ) : (
        <Suspense fallback={<p role="status">Ocurrió un error inesperado</p>}>
          <ErrorDescrito {...props} />
        </Suspense>
      )}
    </Marco>
  );
}
