import { lazy, Suspense } from 'react';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '../../shared/formulario/dialogo-cargando';
import { usePlantillas } from './use-plantillas';

const Formulario = lazy(() => import('../formulario/formulario-formato'));

/** The form of a template, over what is on the screen. A null `id` is a new one. */
export function DialogoFormato({ id }: { id: Id | null }) {
  const { dejarDeEditar } = usePlantillas();
  return (
    <Suspense fallback={<DialogoCargando titulo="Plantilla" onClose={() => dejarDeEditar()} />}>
      <Formulario key={String(id)} id={id} onClose={dejarDeEditar} />
    </Suspense>
  );
}
