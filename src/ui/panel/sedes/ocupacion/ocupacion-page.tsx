import { Box } from '@chakra-ui/react/box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { DIAS_POR_DELANTE, type OcupacionDeSede } from '@/domain/participantes/estancias/ocupacion-en';
import type { Sede } from '@/domain/sedes/sede';
import { AREAS } from '@/domain/shared/area';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { type FechaCalendario, formatearFecha, sumarDias } from '@/domain/shared/fechas';
import { mismoId } from '@/domain/shared/id';
import { formatearFechaCorta, leerFecha } from '@/domain/shared/lectura/leer-fecha';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { claveDe } from '@/ui/panel/comun/datos/clave-de';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { Button } from '@/ui/shared/button';
import { CommitInput } from '@/ui/shared/commit-input';
import { DateInput } from '@/ui/shared/date-input';
import { EmptyState } from '@/ui/shared/empty-state';
import { IconButton } from '@/ui/shared/icon-button';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { PageHeader } from '@/ui/shared/page-header';
import { PrintSheet } from '@/ui/shared/print-sheet';
import { BarraOcupacion } from '../barra-ocupacion';
import { sinAreaEnPalabras } from '../etiquetas-sede';
import type { BusquedaOcupacion } from './busqueda-ocupacion';

/** A write on a participante may change it. `null` where nobody keeps the stays. */
const consultaOcupacion = (servicios: ServiciosPanel, fecha: FechaCalendario) =>
  queryOptions({
    queryKey: [...claveDe('participantes'), 'ocupacion', fecha],
    queryFn: () => servicios.estancias().then((casos) => casos.ocupacion(fecha)),
  });

const gente = (cuantos: number): string =>
  cuantos === 1 ? '1 persona' : `${formatearNumero(cuantos)} personas`;

const enLasSedes = (total: number, fecha: FechaCalendario, hoy: FechaCalendario): string => {
  const [una, varias] =
    fecha < hoy ? ['vivía', 'vivían'] : fecha > hoy ? ['vivirá', 'vivirán'] : ['vive', 'viven'];
  return `${gente(total)} ${total === 1 ? una : varias} en las sedes`;
};

const totalDe = (una: OcupacionDeSede): number =>
  una.ocupacion_hombres + una.ocupacion_mujeres + una.ocupacion_sin_area;

const NADIE = { ocupacion_hombres: 0, ocupacion_mujeres: 0, ocupacion_sin_area: 0 };

/** Each sede as it was that day: those that somebody lived in, and those that could have. */
const sedesDeEseDia = (sedes: readonly Sede[], ocupacion: readonly OcupacionDeSede[]): Sede[] =>
  sedes
    .map((sede) => ({ sede, suya: ocupacion.find(({ sede_id }) => mismoId(sede_id, sede.id)) }))
    .filter(({ sede, suya }) => suya || (sede.archivado_en === null && sede.estado === 'ACTIVA'))
    .map(({ sede, suya = NADIE }) => ({
      ...sede,
      ocupacion_hombres: suya.ocupacion_hombres,
      ocupacion_mujeres: suya.ocupacion_mujeres,
      ocupacion_sin_area: suya.ocupacion_sin_area,
    }));

type DiaProps = { fecha: FechaCalendario; hoy: FechaCalendario; alCambiar: (fecha: FechaCalendario) => void };

function Dia({ fecha, hoy, alCambiar }: DiaProps) {
  const ultimo = sumarDias(hoy, DIAS_POR_DELANTE);
  return (
    <Box display="flex" alignItems="flex-end" gap="2" marginBottom="4" className="no-imprimir">
      <Box flex="0 1 16rem" minWidth="0">
        <Box
          as="label"
          display="block"
          marginBottom="1"
          fontSize="sm"
          color="fg.muted"
          {...{ htmlFor: 'dia' }}
        >
          Día
        </Box>
        <CommitInput
          id="dia"
          value={fecha}
          onCommit={(dia) => alCambiar(dia || hoy)}
          read={leerFecha}
          write={formatearFechaCorta}
        >
          {(control) => <DateInput id="dia" max={ultimo} {...control} />}
        </CommitInput>
      </Box>
      <IconButton
        label="Día anterior"
        icon={<ChevronLeft />}
        onClick={() => alCambiar(sumarDias(fecha, -1))}
      />
      <IconButton
        label="Día siguiente"
        icon={<ChevronRight />}
        disabled={fecha >= ultimo}
        onClick={() => alCambiar(sumarDias(fecha, 1))}
      />
      {fecha === hoy ? null : <Button onClick={() => alCambiar(hoy)}>Hoy</Button>}
    </Box>
  );
}

function SedeEseDia({ sede }: { sede: Sede }) {
  return (
    <Box
      as="section"
      aria-label={sede.nombre}
      padding="4"
      borderRadius="card"
      border="1px solid"
      borderColor="border"
      bg="bg.surface"
      breakInside="avoid"
    >
      <Box as="h2" textStyle="subtitulo" marginBottom="3" overflowWrap="anywhere">
        {sede.nombre}
      </Box>
      <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(8rem, 1fr))" gap="4">
        {AREAS.map((area) => (
          <BarraOcupacion key={area} sede={sede} area={area} />
        ))}
      </Box>
      {sinAreaEnPalabras(sede) ? (
        <Box as="p" marginTop="2" fontSize="sm" color="fg.muted">
          {sinAreaEnPalabras(sede)}
        </Box>
      ) : null}
    </Box>
  );
}

type OcupacionProps = { fecha: FechaCalendario; hoy: FechaCalendario };

function Ocupacion({ fecha, hoy }: OcupacionProps) {
  const { servicios } = usePanel();
  const fundacion = useFundacion();
  const ocupacion = useQuery(consultaOcupacion(servicios, fecha));
  const sedes = useQuery(consultaSedesDisponibles(servicios));
  const error = ocupacion.error ?? sedes.error;
  if (error)
    return (
      <CajaError
        error={error}
        titulo="Error al cargar la ocupación"
        onRetry={() => {
          void ocupacion.refetch();
          void sedes.refetch();
        }}
        retrying={ocupacion.isFetching || sedes.isFetching}
      />
    );
  if (ocupacion.data === undefined || !sedes.data) return <LoadingIndicator />;
  if (ocupacion.data === null)
    return <EmptyState title="Este servicio no lleva las estancias, y no sabe la ocupación de otro día" />;
  const total = ocupacion.data.reduce((suma, una) => suma + totalDe(una), 0);
  const deEseDia = sedesDeEseDia(sedes.data, ocupacion.data);
  const sinSede = ocupacion.data.find(({ sede_id }) => sede_id === null);
  return (
    <PrintSheet
      organization={fundacion?.nombre ?? ''}
      title={`Ocupación del ${formatearFecha(fecha)}`}
      detail={enLasSedes(total, fecha, hoy)}
    >
      {fecha > hoy ? (
        <Box marginBottom="4">
          <Notice tone="neutral">
            Sin contar a quienes se espera que ya hayan salido. Quién ingresará todavía no se sabe.
          </Notice>
        </Box>
      ) : null}
      <Box display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 19rem), 1fr))">
        {deEseDia.map((sede) => (
          <SedeEseDia key={sede.id} sede={sede} />
        ))}
      </Box>
      {sinSede ? (
        <Box as="p" marginTop="4">
          {`${gente(totalDe(sinSede))} sin sede`}
        </Box>
      ) : null}
      {deEseDia.length === 0 ? <EmptyState title="Todavía no hay sedes" /> : null}
      <Box as="p" textStyle="ayuda" marginTop="4">
        Los cupos son los de hoy.
      </Box>
    </PrintSheet>
  );
}

/** How many lived in each sede some day, or will, as far as it is known. */
export function OcupacionPage() {
  const hoy = useHoy();
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaOcupacion>();
  const fecha = busqueda.fecha ?? hoy;
  return (
    <>
      <Box className="no-imprimir">
        <PageHeader
          title="Ocupación por día"
          action={{ id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: () => window.print() }}
        />
      </Box>
      <Dia
        fecha={fecha}
        hoy={hoy}
        alCambiar={(dia) => void cambiar({ fecha: dia === hoy ? undefined : dia })}
      />
      <Ocupacion fecha={fecha} hoy={hoy} />
    </>
  );
}
