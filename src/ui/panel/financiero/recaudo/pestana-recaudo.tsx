import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Banknote, HandCoins, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import {
  errorDeRango,
  type FueraDeRango,
  type Recaudo,
  rangoConLosDeFuera,
} from '@/domain/mensualidades/recaudo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { PrintButton } from '@/ui/shared/print-sheet';
import { StatCard } from '@/ui/shared/stat-card';
import { StatGrid } from '@/ui/shared/stat-grid';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { consultaRecaudo } from '../financiero.queries';
import { Arqueo } from './arqueo';
import { rangoEnPalabras } from './rango-en-palabras';
import { RangoRecaudo } from './rango-recaudo';
import { rutaRecibos, TablaRecaudo } from './tabla-recaudo';

/** What came in, by day and means of payment, and whether the drawer agrees. */
export default function PestanaRecaudo() {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  // What is in the drawer is of the days that were being counted: midnight does not give it to others.
  const [contandoEl, setContandoEl] = useState<FechaCalendario | null>(null);
  const dia = contandoEl ?? hoy;
  const desde = busqueda.desde ?? `${dia.slice(0, 8)}01`;
  const hasta = busqueda.hasta ?? dia;
  const error = errorDeRango({ desde, hasta });
  const consulta = useQuery({ ...consultaRecaudo(servicios, { desde, hasta }), enabled: !error });
  // What was asked before is of other days.
  const recaudo = error ? undefined : consulta.data;
  const estrecha = useMediaQuery(MOBILE);
  const acciones = recaudo ? <Acciones recaudo={recaudo} /> : null;
  if (consulta.data === null) {
    return (
      <EmptyState
        title="El recaudo no está disponible"
        description="El servicio al que está conectado el panel no lo calcula."
      />
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap={{ base: '2', md: '4' }}>
      <RangoRecaudo
        desde={desde}
        hasta={hasta}
        hoy={hoy}
        error={error}
        onRango={(rango) => void cambiar(rango)}
      >
        {estrecha ? null : acciones}
      </RangoRecaudo>
      {error ? null : (
        <CajaError
          error={consulta.error}
          titulo="Error al cargar recaudo"
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
      {recaudo?.fuera ? <FueraDelRango recaudo={recaudo} fuera={recaudo.fuera} /> : null}
      {consulta.isPending && !error ? <LoadingIndicator /> : null}
      {recaudo ? (
        <>
          <Informe recaudo={recaudo} refrescando={consulta.isFetching} diasPrimero={estrecha} />
          {estrecha ? (
            <Box className="no-imprimir" display="flex" flexWrap="wrap" gap="2">
              {acciones}
            </Box>
          ) : null}
        </>
      ) : null}
      <Arqueo
        rango={{ desde, hasta }}
        error={error}
        onContando={(contando) => setContandoEl(contando ? dia : null)}
        segunRecibos={
          recaudo && !consulta.isPlaceholderData
            ? { recibido: recaudo.efectivo, devuelto: recaudo.devuelto_efectivo }
            : null
        }
      />
    </Box>
  );
}

function Acciones({ recaudo }: { recaudo: Recaudo }) {
  return (
    <>
      <MenuExportar preparar={async () => (await import('./exportar-recaudo')).prepararRecaudo(recaudo)} />
      <PrintButton />
    </>
  );
}

type InformeProps = { recaudo: Recaudo; refrescando: boolean; diasPrimero: boolean };

function Informe({ recaudo, refrescando, diasPrimero }: InformeProps) {
  const { total, cantidad, efectivo } = recaudo;
  const fundacion = useFundacion();
  const tabla = <TablaRecaudo recaudo={recaudo} refrescando={refrescando} />;
  return (
    <>
      <p className="solo-impresion">{fundacion?.nombre}</p>
      <Box as="h2" srOnly _print={{ srOnly: false, textStyle: 'subtitulo' }}>
        {`Recaudo ${rangoEnPalabras(recaudo)}`}
      </Box>
      {diasPrimero ? tabla : null}
      <StatGrid columns={3}>
        <StatCard
          title="Recaudado"
          value={formatearPesos(total)}
          icon={<Banknote />}
          color="success"
          href={rutaRecibos(recaudo)}
          LinkComponent={EnlacePanel}
        />
        <StatCard
          title="En efectivo"
          value={formatearPesos(efectivo)}
          icon={<HandCoins />}
          color="brand"
          href={rutaRecibos(recaudo, 'EFECTIVO')}
          LinkComponent={EnlacePanel}
        />
        <StatCard title="Abonos" value={cantidad} icon={<ReceiptText />} color="neutral" />
      </StatGrid>
      {diasPrimero ? null : tabla}
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
            {`Ver ${rangoEnPalabras(rango)}`}
          </BotonEnlace>
        }
      >
        {`${formatearPesos(total)}, con fecha ${dias}. Aquí no se suman.`}
      </Notice>
    </Box>
  );
}
