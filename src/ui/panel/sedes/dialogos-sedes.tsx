import type { Sede } from '@/domain/sedes/sede';
import { lazy } from '@/ui/shared/lazy';
import { DialogosDeRegistro } from '../comun/formulario/dialogos-de-registro';
import type { ManejadoresSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';

const Detalle = lazy(() => import('./detalle/detalle-sede'));
const Formulario = lazy(() => import('./formulario/formulario-sede'));
const Eliminar = lazy(() => import('./eliminar-sede'));

const TITULOS = { nuevo: 'Nueva sede', editar: 'Editar sede', detalle: 'Sede' };

type DialogosSedesProps = {
  busqueda: BusquedaSedes;
  porEliminar: Sede | null;
  hacer: ManejadoresSede;
  cerrar: { direccion: () => void; eliminar: () => void; eliminado: () => void };
};

export function DialogosSedes({ busqueda, porEliminar, hacer, cerrar }: DialogosSedesProps) {
  return (
    <DialogosDeRegistro
      busqueda={busqueda}
      titulos={TITULOS}
      formulario={(id) => <Formulario id={id} onClose={cerrar.direccion} />}
      detalle={(id) => <Detalle id={id} hacer={hacer} onClose={cerrar.direccion} />}
      encima={
        porEliminar && (
          <Eliminar
            sede={porEliminar}
            onClose={cerrar.eliminar}
            onHecho={cerrar.eliminado}
            onArchivar={() => {
              cerrar.eliminar();
              hacer.archivar(porEliminar);
            }}
          />
        )
      }
      onClose={cerrar.direccion}
    />
  );
}
