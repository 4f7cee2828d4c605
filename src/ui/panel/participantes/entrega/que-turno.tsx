import { Box } from '@chakra-ui/react/box';
import type { Sede } from '@/domain/sedes/sede';
import { errorDeOrdenDeFechas, type FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { type Choice, ChoiceChips } from '@/ui/shared/choice-chips';
import type { WiredProps } from '@/ui/shared/control-props';
import { deferred } from '@/ui/shared/deferred';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import type { BusquedaEntrega } from './busqueda-entrega';

const FilterDayControl = deferred(
  async () =>
    (await import(/* webpackChunkName: "luego" */ '@/ui/shared/filter-day-control')).FilterDayControl,
);

const TODAS = 'todas';

const OPCIONES: readonly Choice<NonNullable<BusquedaEntrega['turno']> | 'ultimas'>[] = [
  { value: 'ultimas', label: 'Últimas 12 horas' },
  { value: 'hoy', label: 'Hoy' },
  { value: 'ayer', label: 'Ayer' },
  { value: 'fechas', label: 'Otras fechas' },
];

type QueTurnoProps = {
  busqueda: BusquedaEntrega;
  /** The one that is shown; none when they are all. */
  sede: Id | undefined;
  sedes: readonly Sede[];
  cambiar: (cambios: Partial<BusquedaEntrega>) => void;
};

/** Which house and which hours; the address keeps it. On a phone both are one line, so that the sheet comes at once. */
export function QueTurno({ busqueda, sede, sedes, cambiar }: QueTurnoProps) {
  const hoy = useHoy();
  const estrecha = useMediaQuery(MOBILE);
  const { turno = 'ultimas', desde, hasta } = busqueda;
  const elegirTurno = (elegido: typeof turno) =>
    cambiar(
      elegido === 'fechas'
        ? { turno: elegido, desde: desde ?? hoy, hasta: hasta ?? hoy }
        : { turno: elegido === 'ultimas' ? undefined : elegido, desde: undefined, hasta: undefined },
    );
  const casas = (control: WiredProps) => (
    <SelectInput
      {...control}
      placeholder={null}
      value={sede ?? TODAS}
      options={[
        ...sedes.map(({ id, nombre }) => ({ value: id, label: nombre })),
        { value: TODAS, label: 'Todas las sedes' },
      ]}
      onChange={(elegida) =>
        cambiar(
          elegida === TODAS ? { todas: true, sede_id: undefined } : { todas: undefined, sede_id: elegida },
        )
      }
    />
  );
  return (
    <Box
      className="no-imprimir"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      columnGap={{ base: '2', md: '5' }}
      rowGap={{ base: '2', md: '3' }}
      marginBottom={{ base: '2', md: '4' }}
    >
      <Box flex={{ base: '1 1 0', md: '0 1 16rem' }} minWidth="0">
        {estrecha ? casas({ 'aria-label': 'Sede' }) : <FormField label="Sede">{casas}</FormField>}
      </Box>
      {estrecha ? (
        <SelectInput
          aria-label="Turno"
          placeholder={null}
          value={turno}
          options={OPCIONES}
          onChange={(elegido) => elegirTurno(elegido as typeof turno)}
        />
      ) : (
        <ChoiceChips label="Turno" options={OPCIONES} value={turno} onChange={elegirTurno} />
      )}
      {turno === 'fechas' ? (
        <Box display="flex" flexWrap="wrap" gap="3" flex={{ base: '1 1 100%', md: '0 1 27rem' }}>
          <Dia nombre="desde" titulo="Desde" dia={desde} max={hoy} cambiar={cambiar} />
          <Dia
            nombre="hasta"
            titulo="Hasta"
            dia={hasta}
            max={hoy}
            error={errorDeOrdenDeFechas(desde, hasta)}
            cambiar={cambiar}
          />
        </Box>
      ) : null}
    </Box>
  );
}

type DiaProps = Pick<QueTurnoProps, 'cambiar'> & {
  nombre: 'desde' | 'hasta';
  titulo: string;
  dia: FechaCalendario | undefined;
  max: FechaCalendario;
  error?: string | undefined;
};

/** It counts once it is written whole. */
function Dia({ nombre, titulo, dia = '', max, error, cambiar }: DiaProps) {
  return (
    <Box flex="1 1 10rem" minWidth="0">
      <FormField label={titulo} id={`turno-${nombre}`}>
        {({ id }) => (
          <FilterDayControl
            id={id}
            filter={{ id: nombre, type: 'date', label: titulo, max, error }}
            value={dia}
            onChange={(elegido) => cambiar({ [nombre]: elegido === '' ? undefined : elegido })}
            onRefused={() => undefined}
          />
        )}
      </FormField>
    </Box>
  );
}
