import { lazy, Suspense } from 'react';
import type { Acudiente } from '@/domain/acudientes/acudiente';
import { DialogoCargando } from '../shared/formulario/dialogo-cargando';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import type { ManejadoresAcudiente } from './acciones-acudiente';
import type { BusquedaAcudientes } from './busqueda-acudientes';

const Detalle = lazy(() => import('./detalle/detalle-acudiente'));
const Formulario = lazy(() => import('./formulario/formulario-acudiente'));
const Eliminar = lazy(() => import('./eliminar-acudiente'));

type DialogosAcudientesProps = {
  busqueda: BusquedaAcudientes;
  porEliminar: Acudiente | null;
  hacer: ManejadoresAcudiente;
  cerrar: { direccion: () => void; eliminar: () => void };
};

/** The dialog the address asks for, and over it the one that deletes. */
export function DialogosAcudientes({ busqueda, porEliminar, hacer, cerrar }: DialogosAcudientesProps) {
  const esAdministrador = useEsAdministrador();
  const { detalle, editar, nuevo, participante } = busqueda;
  const formulario = esAdministrador && (nuevo || editar !== undefined);
  const titulo = nuevo ? 'Nuevo acudiente' : editar === undefined ? 'Acudiente' : 'Editar acudiente';
  return (
    <>
      <Suspense fallback={<DialogoCargando titulo={titulo} onClose={cerrar.direccion} />}>
        {formulario ? (
          <Formulario
            key={String(nuevo ? 'nuevo' : editar)}
            id={nuevo ? null : (editar ?? null)}
            participante={participante ?? null}
            onClose={cerrar.direccion}
          />
        ) : detalle === undefined ? null : (
          <Detalle key={String(detalle)} id={detalle} hacer={hacer} onClose={cerrar.direccion} />
        )}
      </Suspense>
      {porEliminar ? (
        <Suspense fallback={null}>
          <Eliminar
            acudiente={porEliminar}
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
