import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { EDADES_CARTERA, ETIQUETA_EDAD_CARTERA } from '@/domain/mensualidades/cartera';
import { TAMANO_PAGINA } from '@/domain/shared/constantes';
import type { Id } from '@/domain/shared/id';
import { leerOrden } from '@/domain/shared/orden';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import { FilterBar } from '@/ui/shared/filter-bar';
import type { Filter, FilterValue, FilterValues } from '@/ui/shared/filter-types';
import { CausaError } from '../../shared/datos/causa-error';
import { PieLista } from '../../shared/datos/pie-lista';
import { usePaginaConservada } from '../../shared/datos/use-pagina-conservada';
import { opcionesDe } from '../../shared/formulario/opciones';
import { usePanel } from '../../shared/panel/use-panel';
import { useBusquedaUrl } from '../../shared/url/use-busqueda-url';
import { type BusquedaFinanciero, leerBusquedaFinanciero } from '../busqueda-financiero';
import { consultaCartera } from '../financiero.queries';
import { accionesPagador } from './acciones-pagador';
import { COLUMNAS_CARTERA } from './columnas-cartera';
import { ExportarCartera } from './exportar-cartera-menu';
import { ResumenCartera } from './resumen-cartera';

const FILTROS: readonly Filter[] = [
  { id: 'buscar', label: 'Buscar en la cartera', placeholder: 'Pagador o participante', type: 'search' },
  {
    id: 'edad',
    label: 'Edad de la deuda',
    type: 'select',
    placeholder: 'Todas',
    options: opcionesDe(EDADES_CARTERA, ETIQUETA_EDAD_CARTERA),
  },
];

const SIN_FILTROS: Partial<BusquedaFinanciero> = { buscar: undefined, edad: undefined };

/** Who owes, how much and for how long. */
export default function PestanaCartera({ verCuenta }: { verCuenta: (participante: Id) => void }) {
  const { servicios } = usePanel();
  const { busqueda, cambiar, filtrar } = useBusquedaUrl<BusquedaFinanciero>();
  const { buscar, edad } = busqueda;
  const criterios = {
    ...(buscar ? { buscar } : {}),
    ...(edad ? { edad } : {}),
    orden: busqueda.orden ?? '-vencido',
    pagina: busqueda.pagina ?? 1,
    limite: busqueda.limite ?? TAMANO_PAGINA,
  };
  const consulta = useQuery(consultaCartera(servicios, criterios));
  const cartera = consulta.data ?? undefined;
  const filas = usePaginaConservada(consulta, criterios);
  const { campo, descendente } = leerOrden(criterios.orden);
  const conFiltros = Boolean(buscar || edad);
  const alFiltrar = (id: string, valor: FilterValue) => {
    const leida = leerBusquedaFinanciero({ pestana: 'cartera', [id]: valor });
    const nombre = id as keyof BusquedaFinanciero;
    filtrar({ [nombre]: leida[nombre] }, { reemplazar: id === 'buscar' && buscar !== undefined });
  };
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
      <FilterBar
        filters={FILTROS}
        values={busqueda as FilterValues}
        onChange={alFiltrar}
        onClear={() => filtrar(SIN_FILTROS)}
      >
        <ExportarCartera criterios={criterios} />
      </FilterBar>
      <DataTable
        caption="Cartera por pagador"
        columns={COLUMNAS_CARTERA}
        rows={cartera?.datos ?? []}
        rowId={(p) => p.clave}
        rowName={(p) => p.nombre}
        rowActions={(p) => accionesPagador(p, verCuenta)}
        sort={{ column: campo, direction: descendente ? 'desc' : 'asc' }}
        onSort={({ column, direction }) => filtrar({ orden: `${direction === 'desc' ? '-' : ''}${column}` })}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? 'Error al cargar cartera' : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          filtered: conFiltros,
          description: conFiltros
            ? 'Pruebe con otras palabras o quite algún filtro.'
            : 'Nadie debe nada: no hay saldos por cobrar.',
          action: conFiltros ? (
            <Button onClick={() => filtrar(SIN_FILTROS)}>Limpiar filtros</Button>
          ) : undefined,
        }}
        footer={
          filas ? (
            <PieLista
              {...filas}
              onPagina={(pagina) => void cambiar({ pagina: pagina > 1 ? pagina : undefined })}
              onLimite={(limite) => void filtrar({ limite })}
            />
          ) : null
        }
      />
    </Box>
  );
}
