import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { leerOrden } from '@/domain/shared/orden';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { CausaError } from '../../shared/datos/causa-error';
import { PieLista } from '../../shared/datos/pie-lista';
import { usePaginaConservada } from '../../shared/datos/use-pagina-conservada';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { useBusquedaUrl } from '../../shared/url/use-busqueda-url';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { nombreFila } from '../etiquetas-financiero';
import { consultaMensualidades } from '../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from './acciones-mensualidad';
import { COLUMNAS_MENSUALIDADES } from './columnas-mensualidades';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosMensualidades } from './filtros-mensualidades';

export function PestanaMensualidades({ hacer }: { hacer: ManejadoresMensualidad }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { busqueda, cambiar, filtrar } = useBusquedaUrl<BusquedaFinanciero>();
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaMensualidades(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios);
  const { campo, descendente } = leerOrden(criterios.orden ?? '-periodo');
  const conFiltros = hayFiltros(busqueda);
  return (
    <>
      <Box marginBottom="4">
        <FiltrosMensualidades busqueda={busqueda} filtrar={filtrar} />
      </Box>
      <DataTable
        caption="Mensualidades"
        columns={COLUMNAS_MENSUALIDADES}
        rows={filas?.datos ?? []}
        rowId={(m) => m.id}
        rowName={nombreFila}
        onOpen={(m) => hacer.ver(m.id)}
        rowActions={(m) => accionesMensualidad(m, hacer, esAdministrador)}
        sort={{ column: campo, direction: descendente ? 'desc' : 'asc' }}
        onSort={({ column, direction }) => filtrar({ orden: `${direction === 'desc' ? '-' : ''}${column}` })}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? mensajeErrorCargar('mensualidades') : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          filtered: conFiltros,
          description: conFiltros
            ? 'Pruebe con otras palabras o quite algún filtro.'
            : 'Aquí aparecerá lo que se cobra cada mes. Empiece por generar las mensualidades del mes.',
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
    </>
  );
}
