import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Ban, CalendarRange, Printer, ReceiptText, UserRound } from 'lucide-react';
import type { AbonoEnLista } from '@/domain/mensualidades/abono-en-lista';
import { tablaDeLista } from '@/ui/panel/comun/datos/tabla-de-lista';
import { useColumnasOcultas } from '@/ui/panel/comun/datos/use-columnas-ocultas';
import { usePaginaConservada } from '@/ui/panel/comun/datos/use-pagina-conservada';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useListaUrl } from '@/ui/panel/comun/url/use-lista-url';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import type { MenuAction } from '@/ui/shared/menu-action';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import type { DecisionDePago } from '../abono/pago-de-nuevo';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { COLUMNAS_RECIBOS, FILA_RECIBO } from './columnas-recibos';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosRecibos } from './filtros-recibos';
import { nombreAbono, nombrePagador } from './palabras-recibo';
import { consultaRecibos } from './recibos.queries';
import { HuecosDeRecibos, NumeracionCompleta, SumaDeRecibos } from './resumen-recibos';
import { useAnularAbono } from './use-anular-abono';

interface Acciones extends Pick<ManejadoresMensualidad, 'ver' | 'verRecibo' | 'imprimirRecibo'> {
  verLosDe: (pagador: string) => void;
  /** Only for whoever may. */
  anular?: (abono: AbonoEnLista, tipo?: DecisionDePago['tipo']) => void;
}

const ANULAR = { icon: <Ban />, tone: 'danger' } as const;

/** Of a receipt of several fees, which part of it. */
const accionesDeAnular = (a: AbonoEnLista, anular: NonNullable<Acciones['anular']>): MenuAction[] =>
  a.pago_id === null
    ? [{ ...ANULAR, id: 'anular', label: 'Anular', separated: true, onSelect: () => anular(a) }]
    : [
        {
          ...ANULAR,
          id: 'anular',
          label: 'Anular solo esta mensualidad',
          separated: true,
          onSelect: () => anular(a),
        },
        {
          ...ANULAR,
          id: 'anular-todo',
          label: 'Anular todo el recibo',
          onSelect: () => anular(a, 'anularPago'),
        },
      ];

/** Those of before receipts had numbers are read in their fee. */
const abrir = (a: AbonoEnLista, { ver, verRecibo }: Acciones): void =>
  a.recibo === null ? ver(a.mensualidad_id) : verRecibo(a.recibo);

const accionesRecibo = (a: AbonoEnLista, hacer: Acciones): MenuAction[] => {
  const { pagador_clave, recibo } = a;
  const { anular } = hacer;
  return [
    ...(recibo === null
      ? []
      : [
          { id: 'ver', label: 'Ver recibo', icon: <ReceiptText />, onSelect: () => hacer.verRecibo(recibo) },
          {
            id: 'imprimir',
            label: 'Imprimir recibo',
            icon: <Printer />,
            onSelect: () => hacer.imprimirRecibo(a.mensualidad_id, a),
          },
        ]),
    {
      id: 'mensualidad',
      label: 'Ver mensualidad',
      icon: <CalendarRange />,
      onSelect: () => hacer.ver(a.mensualidad_id),
    },
    ...(pagador_clave === null
      ? []
      : [
          {
            id: 'del-pagador',
            label: `Recibos de ${nombrePagador(a)}`,
            icon: <UserRound />,
            onSelect: () => hacer.verLosDe(pagador_clave),
          },
        ]),
    ...(anular && a.anulado_en === null ? accionesDeAnular(a, anular) : []),
  ];
};

/** The book of receipts: every payment by its number, annulled ones too. */
export default function PestanaRecibos({ hacer }: { hacer: ManejadoresMensualidad }) {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const anular = useAnularAbono(hacer);
  const ocultas = useColumnasOcultas('recibos');
  const estrecha = useMediaQuery(MOBILE);
  const { busqueda, cambiar, filtrar, lista } = useListaUrl<BusquedaFinanciero, AbonoEnLista>((otra) =>
    queryClient.fetchQuery(consultaRecibos(servicios, aCriterios(otra))),
  );
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaRecibos(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  if (consulta.data === null) {
    return (
      <EmptyState
        title="El libro de recibos no está disponible"
        description="El servicio al que está conectado el panel no lo lleva."
      />
    );
  }
  const acciones: Acciones = {
    ver: hacer.ver,
    verRecibo: hacer.verRecibo,
    imprimirRecibo: hacer.imprimirRecibo,
    verLosDe: (de_pagador) =>
      void cambiar({ ...SIN_FILTROS, pestana: 'recibos', pagina: undefined, de_pagador }),
    ...(esAdministrador && {
      anular: (abono: AbonoEnLista, tipo?: DecisionDePago['tipo']) => void anular(abono, tipo),
    }),
  };
  const delPagador = filas?.datos.find(({ pagador_clave }) => pagador_clave === busqueda.de_pagador);
  return (
    <Box display="flex" flexDirection="column" gap={{ base: '2', md: '3' }}>
      <FiltrosRecibos
        busqueda={busqueda}
        filtrar={filtrar}
        total={filas?.total}
        nombrePagador={delPagador && nombrePagador(delPagador)}
      />
      <HuecosDeRecibos />
      {/* On a phone as close to both as it can be: seven rows have to be in sight. */}
      <Box
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="4"
        marginTop={{ base: '-1', md: '0' }}
        marginBottom={{ base: '-1.5', md: '0' }}
      >
        <SumaDeRecibos criterios={criterios} />
        {estrecha ? null : <NumeracionCompleta />}
      </Box>
      <DataTable
        caption="Recibos"
        columns={COLUMNAS_RECIBOS}
        phone={FILA_RECIBO}
        rowId={({ id }) => id}
        {...ocultas}
        rowName={nombreAbono}
        onOpen={(a) => abrir(a, acciones)}
        rowActions={(a) => accionesRecibo(a, acciones)}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: 'Error al cargar recibos',
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: { description: 'Aquí aparecerá cada pago que se registre, con el número de su recibo.' },
        })}
      />
      {estrecha ? <NumeracionCompleta /> : null}
    </Box>
  );
}
