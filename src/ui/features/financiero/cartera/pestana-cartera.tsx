import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import { EDADES_CARTERA } from '@/domain/mensualidades/opciones-mensualidad';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import type { Filter } from '@/ui/shared/filter-types';
import { BarraFiltros } from '../../shared/datos/barra-filtros';
import { ordenEnDireccion, tablaDeLista } from '../../shared/datos/tabla-de-lista';
import { usePaginaConservada } from '../../shared/datos/use-pagina-conservada';
import { opcionesDe } from '../../shared/formulario/opciones';
import { usePanel } from '../../shared/panel/use-panel';
import { useListaUrl } from '../../shared/url/use-lista-url';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { consultaCartera } from '../financiero.queries';
import { accionesPagador, type ManejadoresPagador } from './acciones-pagador';
import { COLUMNAS_CARTERA } from './columnas-cartera';
import { ExportarCartera } from './exportar-cartera-menu';
import { ResumenCartera } from './resumen-cartera';

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
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaFinanciero>((otra) =>
    queryClient.prefetchQuery(consultaCartera(servicios, aCriterios(otra))),
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
    <Box display="flex" flexDirection="column" gap="4">
      <ResumenCartera cartera={cartera} />
      <BarraFiltros
        filtros={FILTROS}
        busqueda={busqueda}
        leer={(parametros) => leerBusquedaFinanciero({ pestana: 'cartera', ...parametros })}
        filtrar={filtrar}
        ninguno={SIN_FILTROS}
      >
        <ExportarCartera criterios={criterios} />
      </BarraFiltros>
      <DataTable
        caption="Cartera por pagador"
        columns={COLUMNAS_CARTERA}
        rowId={(p) => p.clave}
        rowName={(p) => p.nombre}
        rowActions={(p) => accionesPagador(p, hacer)}
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
    </Box>
  );
}
