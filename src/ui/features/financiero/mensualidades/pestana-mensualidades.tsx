import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { DataTable } from '@/ui/shared/data-table';
import { ordenEnDireccion, tablaDeLista } from '../../shared/datos/tabla-de-lista';
import { usePaginaConservada } from '../../shared/datos/use-pagina-conservada';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { useListaUrl } from '../../shared/url/use-lista-url';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { nombreFila } from '../etiquetas-financiero';
import { consultaMensualidades } from '../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from './acciones-mensualidad';
import { COLUMNAS_MENSUALIDADES } from './columnas-mensualidades';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosMensualidades } from './filtros-mensualidades';

export function PestanaMensualidades({ hacer }: { hacer: ManejadoresMensualidad }) {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaFinanciero>((otra) =>
    queryClient.prefetchQuery(consultaMensualidades(servicios, aCriterios(otra))),
  );
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaMensualidades(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  return (
    <>
      <Box marginBottom="4">
        <FiltrosMensualidades busqueda={busqueda} filtrar={filtrar} />
      </Box>
      <DataTable
        caption="Mensualidades"
        columns={COLUMNAS_MENSUALIDADES}
        rowId={(m) => m.id}
        rowName={nombreFila}
        onOpen={(m) => hacer.ver(m.id)}
        rowActions={(m) => accionesMensualidad(m, hacer, esAdministrador)}
        {...ordenEnDireccion(criterios.orden ?? '-periodo', lista)}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('mensualidades'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: {
            description:
              'Aquí aparecerá lo que se cobra cada mes. Empiece por generar las mensualidades del mes.',
          },
        })}
      />
    </>
  );
}
