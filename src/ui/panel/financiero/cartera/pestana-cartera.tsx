import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { BellRing, NotebookPen, Phone, ScrollText } from 'lucide-react';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import type { PagadorEnCartera } from '@/domain/mensualidades/cartera-por-pagador';
import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { enlaceLlamada } from '@/domain/shared/telefono';
import { BarraFiltros } from '@/ui/panel/comun/datos/barra-filtros';
import { filtroDeOrden } from '@/ui/panel/comun/datos/filtro-de-orden';
import { ordenEnDireccion, tablaDeLista } from '@/ui/panel/comun/datos/tabla-de-lista';
import { usePaginaConservada } from '@/ui/panel/comun/datos/use-pagina-conservada';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useListaUrl } from '@/ui/panel/comun/url/use-lista-url';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import type { Filter } from '@/ui/shared/filter-types';
import { LinkButton } from '@/ui/shared/link-button';
import type { MenuAction } from '@/ui/shared/menu-action';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { consultaCartera } from '../financiero.queries';
import type { ManejadoresMensualidad } from '../mensualidades/acciones-mensualidad';
import { COLUMNAS_CARTERA, FILA_PAGADOR } from './columnas-cartera';
import { CarteraPorEdades, CifrasDeCartera } from './resumen-cartera';

function ExportarCartera({ criterios }: { criterios: CriteriosCartera }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  return (
    <MenuExportar
      preparar={async () => (await import('./exportar-cartera')).prepararCartera(servicios, criterios, hoy)}
    />
  );
}

/** What the screen does when an action is chosen. */
type ManejadoresPagador = Pick<ManejadoresMensualidad, 'verCuenta' | 'verPagador'>;

/** One statement for the person, from where the message is sent; and that of each of several they pay for. */
const accionesPagador = (
  { clave, participantes, telefono }: PagadorEnCartera,
  { verCuenta, verPagador }: ManejadoresPagador,
): MenuAction[] => [
  { id: 'cuenta', label: 'Estado de cuenta', icon: <ScrollText />, onSelect: () => verPagador(clave) },
  ...(participantes.length > 1
    ? participantes.map(({ id, nombre }) => ({
        id: `cuenta-${id}`,
        label: `Estado de cuenta de ${nombre}`,
        icon: <ScrollText />,
        onSelect: () => verCuenta(id),
      }))
    : []),
  {
    id: 'gestiones',
    label: 'Gestiones de cobro',
    icon: <NotebookPen />,
    href: `/financiero/recordatorios?pagador=${clave}`,
  },
  ...(telefono
    ? [
        {
          id: 'llamar',
          label: 'Llamar',
          icon: <Phone />,
          separated: true,
          href: enlaceLlamada(telefono),
        },
      ]
    : []),
];

const FILTROS: readonly Filter[] = [
  {
    id: 'buscar',
    label: 'Buscar en la cartera',
    placeholder: 'Pagador o participante: nombre, documento o teléfono',
    type: 'search',
  },
  {
    id: 'edad',
    label: 'Edad de la deuda',
    type: 'select',
    placeholder: 'Todas',
    options: opcionesDe(EDADES_CARTERA, ETIQUETA_EDAD_CARTERA),
  },
  filtroDeOrden({
    '-vencido': 'Más vencido',
    '-dias_mora': 'Más días de mora',
    '-saldo': 'Mayor saldo',
    '-a_favor': 'Mayor saldo a favor',
    nombre: 'Nombre, de la A a la Z',
  }),
];

const SIN_FILTROS: Partial<BusquedaFinanciero> = { buscar: undefined, edad: undefined };

const aCriterios = ({ buscar, edad, orden, pagina, limite }: BusquedaFinanciero) => ({
  ...(buscar ? { buscar } : {}),
  ...(edad ? { edad } : {}),
  orden: orden ?? '-vencido',
  pagina: pagina ?? 1,
  limite: limite ?? TAMANO_PAGINA,
});

/** Who owes, how much and for how long. */
export default function PestanaCartera({ hacer }: { hacer: ManejadoresPagador }) {
  const { servicios, queryClient } = usePanel();
  // On a phone who owes comes before the figures of all of them.
  const estrecha = useMediaQuery(MOBILE);
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaFinanciero, PagadorEnCartera>((otra) =>
    queryClient.fetchQuery(consultaCartera(servicios, aCriterios(otra))),
  );
  const { buscar, edad } = busqueda;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaCartera(servicios, criterios));
  const cartera = consulta.data ?? undefined;
  const filas = usePaginaConservada(consulta, criterios, lista);
  if (consulta.data === null) {
    return (
      <EmptyState
        title="La cartera no está disponible"
        description="El servicio al que está conectado el panel no la calcula."
      />
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap={{ base: '2', md: '4' }}>
      {estrecha ? null : <CifrasDeCartera cartera={cartera} />}
      <BarraFiltros
        filtros={FILTROS}
        busqueda={busqueda}
        leer={(parametros) => leerBusquedaFinanciero({ pestana: 'cartera', ...parametros })}
        filtrar={filtrar}
        ninguno={SIN_FILTROS}
        total={cartera?.total}
      >
        <Box display="flex" flexWrap="wrap" gap="2">
          <LinkButton as={EnlacePanel} variant="outline" href="/financiero/recordatorios">
            <BellRing aria-hidden />
            {estrecha ? 'Recordatorios' : 'Recordatorios de hoy'}
          </LinkButton>
          <ExportarCartera criterios={criterios} />
        </Box>
      </BarraFiltros>
      <DataTable
        caption="Cartera por pagador"
        columns={COLUMNAS_CARTERA}
        phone={FILA_PAGADOR}
        rowId={(p) => p.clave}
        rowName={(p) => p.nombre}
        onOpen={(p) => hacer.verPagador(p.clave)}
        rowActions={(p) => accionesPagador(p, hacer)}
        LinkComponent={EnlacePanel}
        {...ordenEnDireccion(criterios.orden, lista)}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: 'Error al cargar cartera',
          lista,
          filtros: { puestos: Boolean(buscar || edad), ninguno: SIN_FILTROS },
          vacia: { description: 'Nadie debe nada: no hay saldos por cobrar.' },
        })}
      />
      {estrecha ? <CifrasDeCartera cartera={cartera} /> : null}
      <CarteraPorEdades cartera={cartera} />
    </Box>
  );
}
