import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Banknote, HandCoins, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import {
  type Caja,
  errorDeRango,
  type FueraDeRango,
  type Recaudo,
  rangoConLosDeFuera,
} from '@/domain/mensualidades/recaudo';
import { formatearNumero, formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, formatearFecha } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { BotonEnlace } from '@/ui/panel/comun/panel/boton-enlace';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
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
import { cajaEnPalabras, rangoEnPalabras } from './rango-en-palabras';
import { RangoRecaudo } from './rango-recaudo';
import { SedeRecaudo } from './sede-recaudo';
import { rutaRecibos, TablaRecaudo } from './tabla-recaudo';

/** What came in, by day and means of payment, and whether the drawer agrees. */
export default function PestanaRecaudo() {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaFinanciero>();
  // What is in the drawer is of the days that were being counted: midnight does not give it to others.
  const [contandoEl, setContandoEl] = useState<FechaCalendario | null>(null);
  const dia = contandoEl ?? hoy;
  // The drawer is counted every day, and what was counted before is not in it.
  const desde = busqueda.desde ?? dia;
  const hasta = busqueda.hasta ?? dia;
  const caja: Caja = { desde, hasta, sede_id: busqueda.sede_id };
  const error = errorDeRango(caja);
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const sede = sedes.find(({ id }) => mismoId(id, caja.sede_id))?.nombre;
  const consulta = useQuery({ ...consultaRecaudo(servicios, caja), enabled: !error });
  // What was asked before is of other days.
  const recaudo = error ? undefined : consulta.data;
  const estrecha = useMediaQuery(MOBILE);
  const acciones = recaudo ? (
    <Acciones recaudo={recaudo} sede={caja.sede_id === undefined ? undefined : (sede ?? 'una sede')} />
  ) : null;
  const fuera = recaudo?.fuera ? <FueraDelRango caja={caja} sede={sede} fuera={recaudo.fuera} /> : null;
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
        sede={
          <SedeRecaudo sedes={sedes} sede={caja.sede_id} onSede={(sede_id) => void cambiar({ sede_id })} />
        }
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
      {estrecha ? null : fuera}
      {consulta.isPending && !error ? (
        // The drawer under it, where one types, would go down when the days arrive.
        <Box minHeight={{ base: '80dvh', md: '24rem' }}>
          <LoadingIndicator />
        </Box>
      ) : null}
      {recaudo ? (
        <>
          <Informe
            recaudo={recaudo}
            sede_id={caja.sede_id}
            sede={sede}
            refrescando={consulta.isFetching}
            diasPrimero={estrecha}
          />
          {estrecha ? fuera : null}
          {estrecha ? (
            <Box className="no-imprimir" display="flex" flexWrap="wrap" gap="2">
              {acciones}
            </Box>
          ) : null}
        </>
      ) : null}
      <Arqueo
        caja={caja}
        sede={sede}
        error={error}
        onSoloHoy={desde === hasta ? null : () => void cambiar({ desde: undefined, hasta: undefined })}
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

function Acciones({ recaudo, sede }: { recaudo: Recaudo; sede: string | undefined }) {
  return (
    <>
      <MenuExportar
        preparar={async () => (await import('./exportar-recaudo')).prepararRecaudo(recaudo, sede)}
      />
      <PrintButton />
    </>
  );
}

type InformeProps = {
  recaudo: Recaudo;
  sede_id: Caja['sede_id'];
  /** What it is called. */
  sede: string | undefined;
  refrescando: boolean;
  diasPrimero: boolean;
};

function Informe({ recaudo, sede_id, sede, refrescando, diasPrimero }: InformeProps) {
  const { desde, hasta, total, cantidad, efectivo } = recaudo;
  const caja = { desde, hasta, sede_id };
  const tabla = <TablaRecaudo recaudo={recaudo} sede_id={sede_id} sede={sede} refrescando={refrescando} />;
  return (
    <>
      <Box as="h2" srOnly _print={{ srOnly: false, textStyle: 'subtitulo' }}>
        {`Recaudo ${cajaEnPalabras(caja, sede)}`}
      </Box>
      {sede_id === undefined ? <p className="solo-impresion">Todas las sedes</p> : null}
      {diasPrimero ? tabla : null}
      <StatGrid columns={3}>
        <StatCard
          title="Recaudado"
          value={formatearPesos(total)}
          icon={<Banknote />}
          color="success"
          href={rutaRecibos(caja)}
          LinkComponent={EnlacePanel}
        />
        <StatCard
          title="En efectivo"
          value={formatearPesos(efectivo)}
          icon={<HandCoins />}
          color="brand"
          href={rutaRecibos(caja, 'EFECTIVO')}
          LinkComponent={EnlacePanel}
        />
        <StatCard title="Abonos" value={cantidad} icon={<ReceiptText />} color="neutral" />
      </StatGrid>
      {diasPrimero ? null : tabla}
    </>
  );
}

/** A payment written down in these days with an older date is in its own day: whoever looks for it here is told where. */
function FueraDelRango({
  caja,
  sede,
  fuera,
}: {
  caja: Caja;
  /** What the one of the box is called, when it is of one alone. */
  sede: string | undefined;
  fuera: FueraDeRango;
}) {
  const { cantidad, total, desde, hasta } = fuera;
  const deSede = sede === undefined ? '' : ` de ${sede}`;
  const rango = rangoConLosDeFuera(caja, fuera);
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
            ? `Hay 1 abono${deSede} registrado en estos días con fecha fuera de este rango`
            : `Hay ${formatearNumero(cantidad)} abonos${deSede} registrados en estos días con fecha fuera de este rango`
        }
        action={
          <BotonEnlace
            size="sm"
            whiteSpace="normal"
            maxWidth="100%"
            to="/financiero"
            search={{ pestana: 'recaudo', sede_id: caja.sede_id, ...rango }}
          >
            {`Ver ${rangoEnPalabras(rango)}`}
          </BotonEnlace>
        }
      >
        {`${formatearPesos(total)}, con fecha ${dias}. Aquí no se suman.`}
      </Notice>
    </Box>
  );
}
