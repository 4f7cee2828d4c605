import { Suspense, useRef } from 'react';
import type { Id } from '@/domain/shared/id';
import { DialogoCargando } from '@/ui/panel/comun/formulario/dialogo-cargando';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { lazy } from '@/ui/shared/lazy';
import { useFocusWhenGone } from '@/ui/shared/use-focus-when-gone';
import { ListaPlantillas } from './lista-plantillas';
import { usePlantillas } from './use-plantillas';

const Formulario = lazy(() => import('../formulario/formulario-formato'));

/** The form of a template, over what is on the screen. A null `id` is a new one, which may begin as a copy. */
function DialogoFormato({ id, copia }: { id: Id | null; copia: Id | undefined }) {
  const { dejarDeEditar } = usePlantillas();
  return (
    <Suspense fallback={<DialogoCargando titulo="Plantilla" onClose={() => dejarDeEditar()} />}>
      <Formulario key={`${id} ${copia}`} id={id} copia={copia} onClose={dejarDeEditar} />
    </Suspense>
  );
}

const Vista = lazy(() => import('./vista-plantilla'));
const Paquete = lazy(() => import('./vista-paquete'));

/** The templates: their list, one of them filled, or all of an admission. */
export default function PestanaPlantillas() {
  const { busqueda } = usePlantillas();
  const esAdministrador = useEsAdministrador();
  const { detalle, paquete, editar, nuevo, copia } = busqueda;
  const contenido = useRef<HTMLDivElement>(null);
  const enLista = !paquete && detalle === undefined;
  // One takes the place of the other, with what was pressed in it.
  useFocusWhenGone(enLista, () => contenido.current);
  useFocusWhenGone(!enLista, () => contenido.current);
  return (
    <div ref={contenido} tabIndex={-1} style={{ outline: 'none' }}>
      {paquete ? (
        <Paquete />
      ) : detalle === undefined ? (
        <ListaPlantillas />
      ) : (
        <Vista key={String(detalle)} id={detalle} />
      )}
      {esAdministrador && (nuevo || editar !== undefined || copia !== undefined) ? (
        <DialogoFormato id={nuevo ? null : (editar ?? null)} copia={nuevo ? undefined : copia} />
      ) : null}
    </div>
  );
}
