import { Box } from '@chakra-ui/react/box';
import { type Orden, orden } from '@/application/servicios/orden';
import type { Formato } from '@/domain/formatos/formato';
import { mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { AFECTADAS_POR_FORMATO } from '../formatos.queries';
import { usePlantillas } from './use-plantillas';

export type Decision = 'publicar' | 'retirar' | 'descartar';

interface Palabras {
  titulo: string;
  explica: (formato: Formato) => string;
  confirma: string;
  haciendo: string;
  hecho: (formato: Formato) => string;
  orden: (formato: Formato) => Orden<unknown>;
}

const DECISIONES: Readonly<Record<Decision, Palabras>> = {
  publicar: {
    titulo: 'Publicar esta versión',
    explica: ({ nombre, edicion }) =>
      `La versión ${edicion} de «${nombre}» queda vigente y ya no se podrá cambiar. La que estaba vigente pasa a obsoleta y se puede seguir leyendo.`,
    confirma: 'Publicar',
    haciendo: 'Publicando...',
    hecho: ({ nombre, edicion }) => `${nombre}: la versión ${edicion} quedó vigente`,
    orden: ({ id, version }) => orden('formatos', 'actualizar', id, { estado: 'VIGENTE', version }),
  },
  retirar: {
    titulo: 'Retirar esta plantilla',
    explica: ({ nombre }) =>
      `«${nombre}» deja de estar vigente y sale del paquete de ingreso. Se puede seguir leyendo, y crear con ella una versión nueva.`,
    confirma: 'Retirar',
    haciendo: 'Retirando...',
    hecho: ({ nombre }) => `${nombre}: se retiró la plantilla`,
    orden: ({ id, version }) => orden('formatos', 'actualizar', id, { estado: 'OBSOLETO', version }),
  },
  descartar: {
    titulo: 'Descartar el borrador',
    explica: ({ nombre, edicion }) =>
      `Se borra para siempre el borrador de la versión ${edicion} de «${nombre}».`,
    confirma: 'Descartar',
    haciendo: 'Descartando...',
    hecho: ({ nombre }) => `${nombre}: se descartó el borrador`,
    orden: ({ id }) => orden('formatos', 'eliminar', id),
  },
};

type DecisionFormatoProps = { formato: Formato; decision: Decision; onClose: () => void };

/** Asks before a version changes its state, and does it. */
export function DecisionFormato({ formato, decision, onClose }: DecisionFormatoProps) {
  const { abrir } = usePlantillas();
  const refrescar = useRefrescar(AFECTADAS_POR_FORMATO);
  const { titulo, explica, confirma, haciendo, hecho, orden: ordenDe } = DECISIONES[decision];
  const cambio = useEscritura<void, unknown>({
    nombre: `plantilla ${decision}:${formato.id}`,
    que: () => `${titulo}: ${formato.nombre}`,
    hacer: () => ordenDe(formato),
    alDudar: onClose,
    alHacer: () => {
      toaster.success(hecho(formato));
      onClose();
      if (decision === 'descartar') abrir(undefined);
      void refrescar();
    },
  });
  return (
    <ConfirmDialog
      open
      title={titulo}
      tone={decision === 'publicar' ? 'neutral' : 'danger'}
      confirmLabel={confirma}
      busyText={haciendo}
      busy={cambio.guardando}
      onConfirm={() => cambio.enviar()}
      onClose={onClose}
    >
      <Box display="flex" flexDirection="column" gap="3" overflowWrap="anywhere">
        <CajaError
          error={cambio.error}
          titulo={mensajeErrorEscritura(decision === 'descartar' ? 'eliminar' : 'actualizar', 'plantilla')}
        />
        <p>{explica(formato)}</p>
      </Box>
    </ConfirmDialog>
  );
}
