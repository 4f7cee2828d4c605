import type { Acudiente } from '@/domain/acudientes/acudiente';
import { lazy } from '@/ui/shared/lazy';
import { DialogosDeRegistro } from '../comun/formulario/dialogos-de-registro';
import type { ManejadoresAcudiente } from './acciones-acudiente';
import type { BusquedaAcudientes } from './busqueda-acudientes';

const Detalle = lazy(() => import('./detalle/detalle-acudiente'));
const Formulario = lazy(() => import('./formulario/formulario-acudiente'));
const Eliminar = lazy(() => import('./eliminar-acudiente'));

const TITULOS = { nuevo: 'Nuevo acudiente', editar: 'Editar acudiente', detalle: 'Acudiente' };

type DialogosAcudientesProps = {
  busqueda: BusquedaAcudientes;
  porEliminar: Acudiente | null;
  hacer: ManejadoresAcudiente;
  cerrar: { direccion: () => void; eliminar: () => void; eliminado: () => void };
};

export function DialogosAcudientes({ busqueda, porEliminar, hacer, cerrar }: DialogosAcudientesProps) {
  const participante = busqueda.participante ?? null;
  return (
    <DialogosDeRegistro
      busqueda={busqueda}
      titulos={TITULOS}
      formulario={(id) => <Formulario id={id} participante={participante} onClose={cerrar.direccion} />}
      detalle={(id) => <Detalle id={id} hacer={hacer} onClose={cerrar.direccion} />}
      encima={
        porEliminar && (
          <Eliminar
            acudiente={porEliminar}
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
