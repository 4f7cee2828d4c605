import { lazy, Suspense } from 'react';
import type { Sede } from '@/domain/sedes/sede';
import { DialogoCargando } from '../shared/formulario/dialogo-cargando';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import type { ManejadoresSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';

const Detalle = lazy(() => import('./detalle/detalle-sede'));
const Formulario = lazy(() => import('./formulario/formulario-sede'));
const Eliminar = lazy(() => import('./eliminar-sede'));

type DialogosSedesProps = {
  busqueda: BusquedaSedes;
  porEliminar: Sede | null;
  hacer: ManejadoresSede;
  cerrar: { direccion: () => void; eliminar: () => void };
};

/** The dialog the address asks for, and over it the one that deletes. */
export function DialogosSedes({ busqueda, porEliminar, hacer, cerrar }: DialogosSedesProps) {
  const esAdministrador = useEsAdministrador();
  const { detalle, editar, nuevo } = busqueda;
  const formulario = esAdministrador && (nuevo || editar !== undefined);
  const titulo = nuevo ? 'Nueva sede' : editar === undefined ? 'Sede' : 'Editar sede';
  return (
    <>
      <Suspense fallback={<DialogoCargando titulo={titulo} onClose={cerrar.direccion} />}>
        {formulario ? (
          <Formulario
            key={String(nuevo ? 'nueva' : editar)}
            id={nuevo ? null : (editar ?? null)}
            onClose={cerrar.direccion}
          />
        ) : detalle === undefined ? null : (
          <Detalle key={String(detalle)} id={detalle} hacer={hacer} onClose={cerrar.direccion} />
        )}
      </Suspense>
      {porEliminar ? (
        <Suspense fallback={null}>
          <Eliminar
            sede={porEliminar}
            onClose={cerrar.eliminar}
            onHecho={() => {
              cerrar.eliminar();
              cerrar.direccion();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
