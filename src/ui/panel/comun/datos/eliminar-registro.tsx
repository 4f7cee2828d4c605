import { Box } from '@chakra-ui/react/box';
import type { QueryKey } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Orden } from '@/application/servicios/orden';
import { type EntidadOperada, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { useEscritura } from '../escritura/use-escritura';
import { DialogoCargando } from '../formulario/dialogo-cargando';
import { CajaError } from './caja-error';
import { EliminacionImpedida } from './eliminacion-impedida';
import { recuperarFoco } from './recuperar-foco';
import { type ConsultaDeImpedimento, useImpedimento } from './use-impedimento';
import { useRefrescar } from './use-refrescar';

type ConfirmarEliminacionProps = {
  titulo: string;
  /** What has to be typed. */
  nombre: string;
  error: unknown;
  /** The operation's message of specification §8. */
  tituloError: string;
  ocupado: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** For good, and only when nothing depends on the record: the name has to be typed. */
function ConfirmarEliminacion({
  titulo,
  nombre,
  error,
  tituloError,
  ocupado,
  ...resto
}: ConfirmarEliminacionProps) {
  return (
    <ConfirmDialog
      {...resto}
      open
      title={titulo}
      confirmLabel="Eliminar"
      busyText="Eliminando..."
      busy={ocupado}
      confirmText={nombre}
    >
      <Box display="flex" flexDirection="column" gap="3">
        <CajaError error={error} titulo={tituloError} />
        <p>
          Se borra el registro para siempre y no se puede deshacer. Si solo quiere quitarlo de la lista, use
          «Archivar».
        </p>
      </Box>
    </ConfirmDialog>
  );
}

interface Eliminacion {
  nombre: string;
  eliminar: Orden<unknown>;
  /** Query keys that what goes may change. */
  afecta: readonly QueryKey[];
  /** What went, for the notice. */
  que?: string;
  onHecho: () => void;
}

/** Deletes for good, says so, and puts the focus back in the list. */
export const useEliminacion = (eliminacion: Eliminacion & { onClose: () => void }) => {
  const { nombre, eliminar, afecta, que = 'registro', onHecho, onClose } = eliminacion;
  const refrescar = useRefrescar(afecta);
  return useEscritura<void, unknown>({
    nombre: `eliminar ${eliminar.servicio}:${eliminar.argumentos.join()}`,
    que: () => `Eliminar ${nombre}`,
    hacer: () => eliminar,
    alHacer: () => {
      toaster.success(`${nombre}: ${que} eliminado`);
      onHecho();
      void refrescar().then(recuperarFoco);
    },
    // The page says it from then on.
    alDudar: onClose,
  });
};

type EliminarRegistroProps = Eliminacion & {
  entidad: EntidadOperada;
  /** Why it would be refused, asked anew each time the dialog opens. */
  impedimento: ConsultaDeImpedimento;
  /** The way out when it is refused; absent for what is archived already. */
  onArchivar: (() => void) | undefined;
  /** Another way out, for what archiving would refuse too. */
  salida?: { boton: ReactNode; ayuda: string } | undefined;
  onClose: () => void;
};

const salidaPorArchivo = (onArchivar: EliminarRegistroProps['onArchivar']) =>
  onArchivar
    ? {
        boton: (
          <Button variant="solid" icon={<Archive />} onClick={onArchivar}>
            Archivar
          </Button>
        ),
        ayuda: 'Si solo quiere quitar el registro de la lista, use «Archivar»: su historia se conserva.',
      }
    : { ayuda: 'El registro ya está archivado: no aparece en la lista y su historia se conserva.' };

/** What would be refused is said before anything is typed. Not knowing is no reason to refuse: the service decides. */
export function EliminarRegistro(props: EliminarRegistroProps) {
  const { entidad, impedimento, onArchivar, onClose, salida, ...eliminacion } = props;
  const borrado = useEliminacion({ ...eliminacion, onClose });
  const titulo = `Eliminar ${entidad}`;
  const { data: razon, isPending } = useImpedimento(impedimento);
  if (isPending) return <DialogoCargando titulo={titulo} onClose={onClose} />;
  // What was refused after the name was typed stays there, with its words.
  if (razon && !borrado.error) {
    const { boton, ayuda }: Partial<NonNullable<typeof salida>> = salida ?? salidaPorArchivo(onArchivar);
    return (
      <EliminacionImpedida titulo={titulo} razon={razon} onClose={onClose} salida={boton}>
        {ayuda}
      </EliminacionImpedida>
    );
  }
  return (
    <ConfirmarEliminacion
      titulo={titulo}
      nombre={eliminacion.nombre}
      tituloError={mensajeErrorEscritura('eliminar', entidad)}
      error={borrado.error}
      ocupado={borrado.guardando}
      onConfirm={() => borrado.enviar()}
      onClose={onClose}
    />
  );
}
