import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { PageHeader } from '@/ui/shared/page-header';
import { CausaError } from '../shared/datos/causa-error';
import { PieLista } from '../shared/datos/pie-lista';
import { usePaginaConservada } from '../shared/datos/use-pagina-conservada';
import { MenuExportar } from '../shared/exportacion/menu-exportar';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import { useBusquedaUrl } from '../shared/url/use-busqueda-url';
import { accionesParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { columnasParticipantes } from './columnas-participantes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosParticipantes } from './dialogos-participantes';
import { FiltrosParticipantes } from './filtros-participantes';
import { aOrdenDeTabla, deOrdenDeTabla } from './orden-tabla';
import { consultaParticipantes } from './participantes.queries';
import { useCambioEstado } from './use-cambio-estado';
import { useManejadores } from './use-manejadores';
import { useNombreSede } from './use-nombre-sede';

export function ParticipantesPage() {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const direccion = useBusquedaUrl<BusquedaParticipantes>();
  const { busqueda, cambiar, filtrar } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaParticipantes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios);
  const { cambiarEstado, estaCambiando } = useCambioEstado();
  const { hacer, dialogo, cerrar } = useManejadores(direccion);

  const nuevo = esAdministrador ? (
    <Button variant="solid" icon={<UserPlus />} onClick={() => cambiar({ nuevo: true })}>
      Nuevo participante
    </Button>
  ) : null;
  const exportar = async () =>
    (await import('./exportar-participantes')).prepararParticipantes(servicios, criterios, nombreSede, hoy);
  const conFiltros = hayFiltros(busqueda);

  return (
    <>
      <PageHeader
        title="Participantes"
        action={nuevo}
        secondary={esAdministrador ? <MenuExportar preparar={exportar} /> : null}
      />
      <Box marginBottom="4">
        <FiltrosParticipantes busqueda={busqueda} filtrar={filtrar} />
      </Box>
      <DataTable
        caption="Participantes"
        columns={columnasParticipantes({
          hoy,
          nombreSede,
          estaCambiando,
          cambiarEstado: esAdministrador ? cambiarEstado : undefined,
        })}
        rows={filas?.datos ?? []}
        rowId={(p) => p.id}
        rowName={(p) => p.nombre}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(p) => accionesParticipante(p, hacer, esAdministrador)}
        sort={aOrdenDeTabla(criterios.orden ?? 'nombre')}
        onSort={(orden) => filtrar({ orden: deOrdenDeTabla(orden) })}
        loading={consulta.isPending}
        refreshing={consulta.isFetching}
        error={consulta.isError ? mensajeErrorCargar('participantes') : null}
        errorDetail={consulta.isError ? <CausaError error={consulta.error} /> : null}
        onRetry={() => void consulta.refetch()}
        empty={{
          filtered: conFiltros,
          description: conFiltros
            ? 'Pruebe con otras palabras o quite algún filtro.'
            : 'Aquí aparecerán las personas que la fundación acompaña.',
          action: conFiltros ? <Button onClick={() => filtrar(SIN_FILTROS)}>Limpiar filtros</Button> : nuevo,
        }}
        footer={
          filas ? (
            <PieLista
              {...filas}
              onPagina={(pagina) => cambiar({ pagina: pagina > 1 ? pagina : undefined })}
              onLimite={(limite) => filtrar({ limite })}
            />
          ) : null
        }
      />
      <DialogosParticipantes busqueda={busqueda} dialogo={dialogo} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
