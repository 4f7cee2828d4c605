import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Actividad } from '@/domain/actividad/actividad';
import type { Pagina } from '@/domain/shared/pagina';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { EmptyState } from '@/ui/shared/empty-state';
import { CausaError } from '../../shared/datos/causa-error';
import { PieLista } from '../../shared/datos/pie-lista';
import { MenuExportar } from '../../shared/exportacion/menu-exportar';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';
import { useBusquedaUrl } from '../../shared/url/use-busqueda-url';
import type { BusquedaConfiguracion } from '../busqueda-configuracion';
import { consultaActividad } from '../configuracion.queries';
import { COLUMNAS_ACTIVIDAD } from './columnas-actividad';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosActividad } from './filtros-actividad';

/** Who did what, newest first. */
export default function PestanaActividad() {
  const { servicios } = usePanel();
  const hoy = useHoy();
  const { busqueda, cambiar, filtrar } = useBusquedaUrl<BusquedaConfiguracion>();
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaActividad(servicios, criterios));
  const ultima = useRef<Pagina<Actividad> | null>(null);
  if (consulta.data) ultima.current = consulta.data;
  // A failed load keeps the lines that were already there.
  const lineas = consulta.data ?? ultima.current;
  const conFiltros = hayFiltros(busqueda);
  const exportar = async () =>
    (await import('./exportar-actividad')).prepararActividad(servicios, criterios, hoy);

  if (consulta.data === null) return <EmptyState title="Este servicio no guarda la actividad" />;
  return (
    <>
      <Box display="flex" flexDirection="column" gap="3" marginBottom="4">
        <FiltrosActividad busqueda={busqueda} filtrar={filtrar} />
        <div>
          <MenuExportar preparar={exportar} />
        </div>
      </Box>
      <DataTable
        caption="Actividad"
        columns={COLUMNAS_ACTIVIDAD}
        rows={lineas?.datos ?? []}
        rowId={(linea) => linea.id}
        rowName={(linea) => `línea ${linea.id}`}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? 'Error al cargar actividad' : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          filtered: conFiltros,
          description: conFiltros ? 'Pruebe con otras fechas o quite algún filtro.' : undefined,
          action: conFiltros ? (
            <Button onClick={() => filtrar(SIN_FILTROS)}>Limpiar filtros</Button>
          ) : undefined,
        }}
        footer={
          lineas ? (
            <PieLista
              pagina={criterios.pagina}
              limite={criterios.limite}
              total={lineas.total}
              onPagina={(pagina) => void cambiar({ pagina: pagina > 1 ? pagina : undefined })}
              onLimite={(limite) => void filtrar({ limite })}
            />
          ) : undefined
        }
      />
    </>
  );
}
