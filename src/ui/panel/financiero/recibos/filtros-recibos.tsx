import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import type { CriteriosAbonos } from '@/domain/mensualidades/criterios-abonos';
import { ETIQUETA_MEDIO_ABONO } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_ABONO } from '@/domain/mensualidades/opciones-mensualidad';
import { errorDeOrdenDeFechas } from '@/domain/shared/fechas';
import { BarraFiltros, type Filtrar } from '@/ui/panel/comun/datos/barra-filtros';
import { mismosFiltros } from '@/ui/panel/comun/datos/mismos-filtros';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { FiltroParticipante } from '@/ui/panel/comun/participantes/filtro-participante';
import type { Filter } from '@/ui/shared/filter-types';
import type { SelectOption } from '@/ui/shared/select-input';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { aCriterios, SIN_FILTROS } from './criterios-de-busqueda';
import { consultaRegistradores } from './recibos.queries';

function ExportarRecibos({ criterios }: { criterios: CriteriosAbonos }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  if (!useEsAdministrador()) return null;
  return (
    <MenuExportar
      preparar={async () => (await import('./exportar-recibos')).prepararRecibos(servicios, criterios, hoy)}
    />
  );
}

/** Those that come only with a link: taken away, the list is of everybody again. */
const filtrosDeEnlace = (
  { participante_id, de_pagador }: BusquedaFinanciero,
  nombrePagador: string | undefined,
): Filter[] => [
  ...(participante_id === undefined
    ? []
    : [
        {
          id: 'participante_id',
          label: 'Participante',
          type: 'custom',
          render: (valor, cambiar) => (
            <FiltroParticipante valor={typeof valor === 'boolean' ? undefined : valor} onCambiar={cambiar} />
          ),
        } satisfies Filter,
      ]),
  ...(de_pagador === undefined
    ? []
    : [
        {
          id: 'de_pagador',
          label: 'Quien paga',
          type: 'select',
          placeholder: 'Cualquiera',
          options: [{ value: de_pagador, label: nombrePagador ?? 'Quien se eligió' }],
        } satisfies Filter,
      ]),
];

const filtrosDe = (
  busqueda: BusquedaFinanciero,
  registradores: readonly string[],
  sedes: readonly SelectOption[],
  nombrePagador: string | undefined,
): Filter[] => {
  const { desde, hasta, registrado_por } = busqueda;
  // An address may name somebody who wrote none down.
  const quienes = new Set([...registradores, ...(registrado_por ? [registrado_por] : [])]);
  return [
    {
      id: 'buscar',
      label: 'Buscar recibos',
      placeholder: 'Número, nombre, documento o referencia',
      type: 'search',
    },
    { id: 'desde', label: 'Desde', type: 'date', max: hasta },
    { id: 'hasta', label: 'Hasta', type: 'date', min: desde, error: errorDeOrdenDeFechas(desde, hasta) },
    { id: 'sede_id', label: 'Sede', type: 'select', placeholder: 'Todas', options: sedes, always: true },
    {
      id: 'medio',
      label: 'Medio',
      type: 'select',
      placeholder: 'Todos',
      options: opcionesDe(MEDIOS_ABONO, ETIQUETA_MEDIO_ABONO),
    },
    {
      id: 'anulados',
      label: 'Anulados',
      type: 'select',
      placeholder: 'Con los anulados',
      options: [
        { value: 'NO', label: 'Sin anulados' },
        { value: 'SOLO', label: 'Solo anulados' },
      ],
    },
    {
      id: 'registrado_por',
      label: 'Registró',
      type: 'select',
      placeholder: 'Cualquiera',
      options: [...quienes].map((quien) => ({ value: quien, label: quien })),
    },
    ...filtrosDeEnlace(busqueda, nombrePagador),
  ];
};

type FiltrosRecibosProps = {
  total?: number;
  /** Of who is asked for, once some receipt of theirs tells it. */
  nombrePagador: string | undefined;
  busqueda: BusquedaFinanciero;
  filtrar: Filtrar<BusquedaFinanciero>;
};

function Filtros({ busqueda, filtrar, total, nombrePagador }: FiltrosRecibosProps) {
  const { servicios } = usePanel();
  const { data: registradores } = useQuery(consultaRegistradores(servicios));
  const { data: sedes = [] } = useQuery(consultaSedesDisponibles(servicios));
  const opcionesSede = sedes.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return (
    <BarraFiltros
      filtros={filtrosDe(busqueda, registradores ?? [], opcionesSede, nombrePagador)}
      busqueda={busqueda}
      leer={leerBusquedaFinanciero}
      filtrar={filtrar}
      ninguno={SIN_FILTROS}
      total={total}
    >
      <ExportarRecibos criterios={aCriterios(busqueda)} />
    </BarraFiltros>
  );
}

export const FiltrosRecibos = memo(Filtros, mismosFiltros);
