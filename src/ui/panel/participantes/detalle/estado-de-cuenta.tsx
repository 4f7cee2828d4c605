import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Banknote, ScrollText } from 'lucide-react';
import { estaVencida } from '@/domain/mensualidades/cartera';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { sumarSaldos } from '@/domain/mensualidades/saldo';
import type { Participante } from '@/domain/participantes/participante';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { ALLI_Y_DE_VUELTA } from '@/ui/panel/comun/url/alli-y-de-vuelta';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { consultaEstadoDeCuenta } from '../ficha.queries';
import { FaltaAjustar, FaltaCobrar } from './cobro-por-ajustar';
import { TablaMensualidades } from './tabla-mensualidades';

type EstadoDeCuentaProps = {
  participante: Participante;
  /** Every fee, and nothing to press. */
  enPapel?: boolean;
};

/** What has been charged and what is owed; the domain does the sums. */
export function EstadoDeCuenta({ participante, enPapel = false }: EstadoDeCuentaProps) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const consulta = useQuery(consultaEstadoDeCuenta(servicios, participante.id));
  const mensualidades = consulta.data?.datos ?? [];
  return (
    <SeccionDetalle titulo="Estado de cuenta">
      {consulta.isPending ? <LoadingIndicator size="sm" /> : null}
      <CajaError
        error={consulta.error}
        titulo={mensajeErrorCargar('mensualidades')}
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
      {consulta.data && mensualidades.length === 0 ? (
        <Box as="p" color="fg.muted">
          Aún no tiene mensualidades registradas.
        </Box>
      ) : null}
      {mensualidades.length > 0 ? (
        <>
          <Saldo mensualidades={mensualidades} hoy={hoy} />
          {enPapel || !esAdministrador ? null : (
            <>
              <FaltaAjustar participante={participante} mensualidades={mensualidades} />
              <FaltaCobrar participante={participante} mensualidades={mensualidades} />
            </>
          )}
          {enPapel ? null : (
            <Enlaces id={participante.id} puedePagar={esAdministrador && sumarSaldos(mensualidades) > 0} />
          )}
          <TablaMensualidades mensualidades={mensualidades} hoy={hoy} completa={enPapel} />
        </>
      ) : null}
    </SeccionDetalle>
  );
}

function Enlaces({ id, puedePagar }: { id: Id; puedePagar: boolean }) {
  return (
    <Box display="flex" flexWrap="wrap" gap="2">
      <BotonEnlace to="/financiero" search={{ cuenta: id }} state={ALLI_Y_DE_VUELTA} size="sm">
        <ScrollText aria-hidden />
        Ver estado de cuenta
      </BotonEnlace>
      {puedePagar ? (
        <BotonEnlace
          to="/financiero"
          search={{ pago: true, participante_id: id }}
          state={ALLI_Y_DE_VUELTA}
          size="sm"
        >
          <Banknote aria-hidden />
          Registrar pago
        </BotonEnlace>
      ) : null}
    </Box>
  );
}

/** What is owed and, of it, what is late. */
export function Saldo({
  mensualidades,
  hoy,
}: {
  mensualidades: readonly Mensualidad[];
  hoy: FechaCalendario;
}) {
  const saldo = sumarSaldos(mensualidades);
  const vencido = sumarSaldos(mensualidades.filter((mensualidad) => estaVencida(mensualidad, hoy)));
  return (
    <Box as="p" breakAfter="avoid">
      Saldo:{' '}
      <Box as="strong" fontVariantNumeric="tabular-nums">
        {formatearPesos(saldo)}
      </Box>
      {vencido > 0 ? <Box as="span" color="error.fg">{` · ${formatearPesos(vencido)} vencido`}</Box> : null}
    </Box>
  );
}
