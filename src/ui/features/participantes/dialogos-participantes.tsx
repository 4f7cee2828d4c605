import { lazy, Suspense } from 'react';
import { DialogoCargando } from '../shared/formulario/dialogo-cargando';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import type { ManejadoresParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import type { DialogoAccion } from './use-manejadores';

const Detalle = lazy(() => import('./detalle/detalle-participante'));
const Formulario = lazy(() => import('./formulario/formulario-participante'));
const Ingreso = lazy(() => import('./dialogos/dialogo-ingreso'));
const Egreso = lazy(() => import('./dialogos/dialogo-egreso'));
const Traslado = lazy(() => import('./dialogos/dialogo-traslado'));
const Permiso = lazy(() => import('./dialogos/dialogo-permiso'));
const Eliminar = lazy(() => import('./dialogos/dialogo-eliminar'));

const ACCIONES = {
  ingreso: Ingreso,
  egreso: Egreso,
  traslado: Traslado,
  permiso: Permiso,
  eliminar: Eliminar,
} as const;

type DialogosParticipantesProps = {
  busqueda: BusquedaParticipantes;
  dialogo: DialogoAccion | null;
  hacer: ManejadoresParticipante;
  cerrar: { direccion: () => void; accion: () => void };
};

/** The dialog the address asks for, and over it the one of a chosen action. */
export function DialogosParticipantes({ busqueda, dialogo, hacer, cerrar }: DialogosParticipantesProps) {
  const esAdministrador = useEsAdministrador();
  const { detalle, editar, nuevo } = busqueda;
  const Accion = dialogo ? ACCIONES[dialogo.tipo] : null;
  const formulario = esAdministrador && (nuevo || editar !== undefined);
  return (
    <>
      {formulario ? (
        <Suspense
          fallback={
            <DialogoCargando
              titulo={nuevo ? 'Nuevo participante' : 'Editar participante'}
              onClose={cerrar.direccion}
            />
          }
        >
          <Formulario
            key={String(nuevo ? 'nuevo' : editar)}
            id={nuevo ? null : (editar ?? null)}
            onClose={cerrar.direccion}
          />
        </Suspense>
      ) : null}
      {!formulario && detalle !== undefined ? (
        <Suspense fallback={<DialogoCargando titulo="Participante" onClose={cerrar.direccion} />}>
          <Detalle key={String(detalle)} id={detalle} hacer={hacer} onClose={cerrar.direccion} />
        </Suspense>
      ) : null}
      {dialogo && Accion ? (
        <Suspense fallback={null}>
          <Accion
            participante={dialogo.participante}
            onClose={cerrar.accion}
            onHecho={() => {
              cerrar.accion();
              if (dialogo.tipo === 'eliminar') cerrar.direccion();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
