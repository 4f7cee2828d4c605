import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ColaDelPanel } from '@/application/sin-red/cola-del-panel';
import { type Entrada, estaPorEnviar, termino } from '@/domain/sin-red/cola';
import { ContextoConexion } from '@/ui/panel/comun/conexion/conexion-actual';
import { AbrirLoQueEspera, EscribirPin } from '@/ui/panel/comun/sin-red/escribir-pin';
import { Button } from '@/ui/shared/button';
import { deferred } from '@/ui/shared/deferred';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { UnaEntrada } from './una-entrada';
import { useCopiarEntradas } from './use-copiar-entradas';

/** With what it takes to choose other people: nobody needs it until something is refused. */
const UnConflicto = deferred(async () => (await import('./un-conflicto')).UnConflicto);

type GrupoProps = { titulo: string; accion?: ReactNode; children: ReactNode };

function Grupo({ titulo, accion, children }: GrupoProps) {
  return (
    <Box as="section" aria-label={titulo} marginBottom="6">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="2"
        marginBottom="2"
      >
        <Box as="h3" fontWeight="semibold">
          {titulo}
        </Box>
        {accion}
      </Box>
      {children}
    </Box>
  );
}

type PanelDeColaProps = {
  cola: ColaDelPanel;
  entradas: readonly Entrada[];
  ilegibles: number;
  cuantas: number;
  onClose: () => void;
};

const EN_ESPERA = {
  bien: 'En espera',
  'sin-red': 'En espera de la red',
  'sin-servicio': 'En espera del servicio',
} as const;

const tituloDeDecisiones = (cuantas: number): string =>
  cuantas === 1 ? 'Necesita su decisión (1)' : `Necesitan su decisión (${cuantas})`;

/** What was written without a network, in order: what waits for the person, what waits to be sent, what ended. */
export function PanelDeCola({ cola, entradas, ilegibles, cuantas, onClose }: PanelDeColaProps) {
  const envio = useMutation({ networkMode: 'always', mutationFn: () => cola.vigilante.avisar() });
  const copiar = useCopiarEntradas();
  const conexion = useContext(ContextoConexion);
  const fin = useSyncExternalStore(cola.vigilante.alTerminar, cola.vigilante.fin);
  const noRecibe = conexion === 'bien' && fin === 'sin recibir';
  const porDecidir = entradas.filter(({ estado }) => estado.tipo === 'rechazada');
  const porEnviar = entradas.filter(estaPorEnviar);
  const terminadas = entradas.filter(termino);
  const lista = (suyas: readonly Entrada[]) => (
    <Box as="ul" listStyle="none">
      {suyas.map((entrada) => (
        <UnaEntrada key={entrada.id} {...{ cola, entrada, entradas }} onIr={onClose} />
      ))}
    </Box>
  );
  return (
    <Modal
      open
      title={cuantas > 0 ? `Por enviar (${cuantas})` : 'Todo está enviado'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cerrar</Button>
          {porEnviar.length > 0 ? (
            <Button
              variant="solid"
              busy={envio.isPending}
              busyText="Enviando..."
              onClick={() => envio.mutate()}
            >
              Enviar ahora
            </Button>
          ) : null}
        </>
      }
    >
      {cuantas > 0 && !cola.abierta() ? (
        <Notice tone="info" title="Están cerrados en este equipo" action={<EscribirPin />}>
          <AbrirLoQueEspera />
        </Notice>
      ) : null}
      {ilegibles > 0 ? (
        <Notice tone="warning" title="Hay registros que esta versión no puede leer">
          Los guardó otra versión de la aplicación: siguen aquí. Actualice la página para enviarlos.
        </Notice>
      ) : null}
      {porDecidir.length > 0 ? (
        <Grupo
          titulo={tituloDeDecisiones(porDecidir.length)}
          accion={
            porDecidir.length > 1 ? (
              <Button size="sm" onClick={() => copiar(porDecidir)}>
                Copiar todo
              </Button>
            ) : null
          }
        >
          {porDecidir.map((entrada) => (
            <UnConflicto key={entrada.id} {...{ cola, entrada, entradas }} onIr={onClose} />
          ))}
        </Grupo>
      ) : null}
      {porEnviar.length > 0 ? (
        <Grupo titulo={`${EN_ESPERA[conexion]} (${porEnviar.length})`}>
          {noRecibe ? (
            <Notice tone="warning" role="status" title="Hay conexión, pero no se está recibiendo">
              Todo sigue guardado aquí y se intenta solo. Si en un rato sigue igual, avise al administrador.
            </Notice>
          ) : null}
          {lista(porEnviar)}
        </Grupo>
      ) : null}
      {/* The last one first: it is what whoever opens this has just written. */}
      {terminadas.length > 0 ? (
        <Grupo titulo="De los últimos días">{lista([...terminadas].reverse())}</Grupo>
      ) : null}
    </Modal>
  );
}
