import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Banknote, HandCoins, ReceiptText } from 'lucide-react';
import { type FueraDeRango, type Recaudo, rangoConLosDeFuera } from '@/domain/mensualidades/recaudo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { PrintButton } from '@/ui/shared/print-sheet';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { CajaError } from '../../shared/datos/caja-error';
import { MenuExportar } from '../../shared/exportacion/menu-exportar';
import { BotonEnlace } from '../../shared/panel/boton-enlace';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { useBusquedaUrl } from '../../shared/url/use-busqueda-url';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { consultaRecaudo } from '../financiero.queries';
import { Arqueo } from './arqueo';
import { RangoRecaudo } from './rango-recaudo';
import { TablaRecaudo } from './tabla-recaudo';

/** What came in, by day and means of payment, and whether the drawer agrees. */
export default function PestanaRecaudo() {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  const desde = busqueda.desde ?? `${hoy.slice(0, 8)}01`;
  const hasta = busqueda.hasta ?? hoy;
  const consulta = useQuery(consultaRecaudo(servicios, { desde, hasta }));
  if (consulta.data === null) {
    return (
      <EmptyState
        title="El recaudo no está disponible"
        description="El servicio al que está conectado el panel no lo calcula."
      />
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <RangoRecaudo desde={desde} hasta={hasta} hoy={hoy} onRango={(rango) => void cambiar(rango)}>
        {consulta.data ? <Acciones recaudo={consulta.data} /> : null}
      </RangoRecaudo>
      <CajaError
        error={consulta.error}
        titulo="Error al cargar recaudo"
        onRetry={() => void consulta.refetch()}
        retrying={consulta.isFetching}
      />
      {consulta.data?.fuera ? <FueraDelRango recaudo={consulta.data} fuera={consulta.data.fuera} /> : null}
      {consulta.isPending ? <LoadingIndicator /> : null}
      {consulta.data ? <Informe recaudo={consulta.data} refrescando={consulta.isFetching} /> : null}
    </Box>
  );
}

function Acciones({ recaudo }: { recaudo: Recaudo }) {
  return (
    <>
      {useEsAdministrador() ? (
        <MenuExportar preparar={async () => (await import('./exportar-recaudo')).prepararRecaudo(recaudo)} />
      ) : null}
      <PrintButton />
    </>
  );
}

function Informe({ recaudo, refrescando }: { recaudo: Recaudo; refrescando: boolean }) {
  const { desde, hasta, total, cantidad, efectivo, devuelto_efectivo } = recaudo;
  return (
    <>
      <Box as="h2" srOnly _print={{ srOnly: false, textStyle: 'subtitulo' }}>
        {`Recaudo del ${formatearFecha(desde)} al ${formatearFecha(hasta)}`}
      </Box>
      <StatGrid columns={3}>
        <StatCard title="Recaudado" value={formatearPesos(total)} icon={<Banknote />} color="success" />
        <StatCard title="En efectivo" value={formatearPesos(efectivo)} icon={<HandCoins />} color="brand" />
        <StatCard title="Abonos" value={cantidad} icon={<ReceiptText />} color="neutral" />
      </StatGrid>
      <TablaRecaudo recaudo={recaudo} refrescando={refrescando} />
      <Arqueo key={`${desde}-${hasta}`} esperado={efectivo} devuelto={devuelto_efectivo} />
    </>
  );
}

/** A payment written down in these days with an older date is in its own day: whoever looks for it here is told where. */
function FueraDelRango({ recaudo, fuera }: { recaudo: Recaudo; fuera: FueraDeRango }) {
  const { cantidad, total, desde, hasta } = fuera;
  const rango = rangoConLosDeFuera(recaudo, fuera);
  const dias =
    desde === hasta
      ? `del ${formatearFecha(desde)}`
      : `entre el ${formatearFecha(desde)} y el ${formatearFecha(hasta)}`;
  return (
    <Box className="no-imprimir">
      <Notice
        tone="info"
        role="status"
        title={
          cantidad === 1
            ? 'Hay 1 abono registrado en estos días con fecha fuera de este rango'
            : `Hay ${formatearNumero(cantidad)} abonos registrados en estos días con fecha fuera de este rango`
        }
        action={
          <BotonEnlace size="sm" to="/financiero" search={{ pestana: 'recaudo', ...rango }}>
            {`Ver del ${formatearFecha(rango.desde)} al ${formatearFecha(rango.hasta)}`}
          </BotonEnlace>
        }
      >
        {`${formatearPesos(total)}, con fecha ${dias}. Aquí no se suman.`}
      </Notice>
    </Box>
  );
}
