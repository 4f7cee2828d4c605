import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type EntidadOperada, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { toaster } from '@/ui/shared/toast-store';
import { DialogoCargando } from '../formulario/dialogo-cargando';
import { ConfirmarEliminacion } from './confirmar-eliminacion';
import { EliminacionImpedida } from './eliminacion-impedida';
import { recuperarFoco } from './recuperar-foco';
import { type ConsultaDeImpedimento, useImpedimento } from './use-impedimento';
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

type EliminarRegistroProps = Eliminacion & {
  entidad: EntidadOperada;
  /** Why it would be refused, asked anew each time the dialog opens. */
  impedimento: ConsultaDeImpedimento;
  /** The way out when it is refused; absent for what is archived already. */
  onArchivar: (() => void) | undefined;
  onClose: () => void;
};

/** What would be refused is said before anything is typed. Not knowing is no reason to refuse: the service decides. */
export function EliminarRegistro(props: EliminarRegistroProps) {
  const { entidad, impedimento, onArchivar, onClose, ...eliminacion } = props;
  const borrado = useEliminacion(eliminacion);
  const titulo = `Eliminar ${entidad}`;
  const { data: razon, isPending } = useImpedimento(impedimento);
  if (isPending) return <DialogoCargando titulo={titulo} onClose={onClose} />;
  // What was refused after the name was typed stays there, with its words.
  if (razon && !borrado.error) {
    return (
      <EliminacionImpedida titulo={titulo} razon={razon} onClose={onClose} onArchivar={onArchivar}>
        {onArchivar
          ? 'Si solo quiere quitar el registro de la lista, use «Archivar»: su historia se conserva.'
          : 'El registro ya está archivado: no aparece en la lista y su historia se conserva.'}
      </EliminacionImpedida>
    );
  }
  return (
    <ConfirmarEliminacion
      titulo={titulo}
      nombre={eliminacion.nombre}
      tituloError={mensajeErrorEscritura('eliminar', entidad)}
      error={borrado.error}
      ocupado={borrado.isPending}
      onConfirm={() => borrado.mutate()}
      onClose={onClose}
    />
  );
}
