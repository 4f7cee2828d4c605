import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import { tablaDeLista } from '../../shared/datos/tabla-de-lista';
import { usePaginaConservada } from '../../shared/datos/use-pagina-conservada';
import { MenuExportar } from '../../shared/exportacion/menu-exportar';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { useListaUrl } from '../../shared/url/use-lista-url';
import type { BusquedaConfiguracion } from '../busqueda-configuracion';
import { consultaActividad } from '../configuracion.queries';
import { COLUMNAS_ACTIVIDAD } from './columnas-actividad';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosActividad } from './filtros-actividad';
import { VerificarIntegridad } from './verificar-integridad';

/** Who did what, newest first. */
export default function PestanaActividad() {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaConfiguracion>((otra) =>
    queryClient.prefetchQuery(consultaActividad(servicios, aCriterios(otra))),
  );
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaActividad(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const exportar = async () =>
    (await import('./exportar-actividad')).prepararActividad(servicios, criterios, hoy);

  if (consulta.data === null) return <EmptyState title="Este servicio no guarda la actividad" />;
  return (
    <>
      <Box display="flex" flexDirection="column" gap="3" marginBottom="4">
        <FiltrosActividad busqueda={busqueda} filtrar={filtrar} />
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="flex-start">
          <MenuExportar preparar={exportar} />
          <VerificarIntegridad />
        </Box>
      </Box>
      <DataTable
        caption="Actividad"
        columns={COLUMNAS_ACTIVIDAD}
        rowId={(linea) => linea.id}
        rowName={(linea) => `línea ${linea.id}`}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: 'Error al cargar actividad',
          lista,
          filtros: {
            puestos: hayFiltros(busqueda),
            ninguno: SIN_FILTROS,
            consejo: 'Pruebe con otras fechas o quite algún filtro.',
          },
          vacia: {},
        })}
      />
    </>
  );
}
