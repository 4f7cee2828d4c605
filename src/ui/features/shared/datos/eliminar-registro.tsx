import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type EntidadOperada, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { ConfirmarEliminacion } from './confirmar-eliminacion';
import { recuperarFoco } from './recuperar-foco';
import { useRefrescar } from './use-refrescar';

interface Eliminacion {
  nombre: string;
  eliminar: () => Promise<unknown>;
  /** Query keys that what goes may change. */
  afecta: readonly QueryKey[];
  /** What went, for the notice. */
  que?: string;
  onHecho: () => void;
}

/** Deletes for good, says so, and puts the focus back in the list. */
export const useEliminacion = ({ nombre, eliminar, afecta, que = 'registro', onHecho }: Eliminacion) => {
  const refrescar = useRefrescar(afecta);
  return useMutation({
    mutationFn: eliminar,
    onSuccess: () => {
      toaster.success(`${nombre}: ${que} eliminado`);
      onHecho();
      void refrescar().then(recuperarFoco);
    },
  });
};

type EliminarRegistroProps = Eliminacion & { entidad: EntidadOperada; onClose: () => void };

export function EliminarRegistro({ entidad, onClose, ...eliminacion }: EliminarRegistroProps) {
  const borrado = useEliminacion(eliminacion);
  return (
    <ConfirmarEliminacion
      titulo={`Eliminar ${entidad}`}
      nombre={eliminacion.nombre}
      tituloError={mensajeErrorEscritura('eliminar', entidad)}
      error={borrado.error}
      ocupado={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    />
  );
}
