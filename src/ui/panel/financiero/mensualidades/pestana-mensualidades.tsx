import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { ordenEnDireccion, tablaDeLista } from '@/ui/panel/comun/datos/tabla-de-lista';
import { DE_CONTROL, useColumnasOcultas } from '@/ui/panel/comun/datos/use-columnas-ocultas';
import { usePaginaConservada } from '@/ui/panel/comun/datos/use-pagina-conservada';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useListaUrl } from '@/ui/panel/comun/url/use-lista-url';
import { DataTable } from '@/ui/shared/data-table';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { nombreFila } from '../etiquetas-financiero';
import { consultaMensualidades } from '../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from './acciones-mensualidad';
import { COLUMNAS_MENSUALIDADES, FILA_MENSUALIDAD } from './columnas-mensualidades';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosMensualidades } from './filtros-mensualidades';

export function PestanaMensualidades({ hacer }: { hacer: ManejadoresMensualidad }) {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const ocultas = useColumnasOcultas('mensualidades', DE_CONTROL);
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaFinanciero>((otra) =>
    queryClient.prefetchQuery(consultaMensualidades(servicios, aCriterios(otra))),
  );
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaMensualidades(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  return (
    <>
      <Box marginBottom={{ base: '2', md: '4' }}>
        <FiltrosMensualidades busqueda={busqueda} filtrar={filtrar} total={filas?.total} />
      </Box>
      <DataTable
        caption="Mensualidades"
        columns={COLUMNAS_MENSUALIDADES}
        phone={FILA_MENSUALIDAD}
        rowId={(m) => m.id}
        {...ocultas}
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
