import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { leerOrden } from '@/domain/shared/orden';
import { Button } from '@/ui/shared/button';
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
import { accionesSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';
import { COLUMNAS_SEDES } from './columnas-sedes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosSedes } from './dialogos-sedes';
import { FiltrosSedes } from './filtros-sedes';
import { ListaSedes } from './lista-sedes';
import { consultaSedes } from './sedes.queries';
import { useManejadores } from './use-manejadores';

export function SedesPage() {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const direccion = useBusquedaUrl<BusquedaSedes>();
  const { busqueda, cambiar, filtrar } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaSedes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios);
  const { hacer, porEliminar, cerrar } = useManejadores(direccion);
  const { campo, descendente } = leerOrden(criterios.orden ?? 'nombre');
  const conFiltros = hayFiltros(busqueda);

  const nueva = esAdministrador ? (
    <Button variant="solid" icon={<Plus />} onClick={() => cambiar({ nuevo: true })}>
      Nueva sede
    </Button>
  ) : null;
  const exportar = async () => (await import('./exportar-sedes')).prepararSedes(servicios, criterios, hoy);

  return (
    <>
      <PageHeader
        title="Sedes"
        action={nueva}
        secondary={esAdministrador ? <MenuExportar preparar={exportar} /> : null}
      />
      <Box marginBottom="4">
        <FiltrosSedes busqueda={busqueda} filtrar={filtrar} onVista={(vista) => void cambiar({ vista })} />
      </Box>
      <ListaSedes
        comoTabla={busqueda.vista === 'tabla'}
        hacer={hacer}
        puedeEscribir={esAdministrador}
        tabla={{
          caption: 'Sedes',
          columns: COLUMNAS_SEDES,
          rows: filas?.datos ?? [],
          rowId: (s) => s.id,
          rowName: (s) => s.nombre,
          onOpen: hacer.ver,
          LinkComponent: EnlacePanel,
          rowActions: (s) => accionesSede(s, hacer, esAdministrador),
          sort: { column: campo, direction: descendente ? 'desc' : 'asc' },
          onSort: ({ column, direction }) =>
            filtrar({ orden: `${direction === 'desc' ? '-' : ''}${column}` }),
          loading: consulta.isPending,
          refreshing: consulta.isFetching,
          error: consulta.isError ? mensajeErrorCargar('sedes') : null,
          errorDetail: consulta.isError ? <CausaError error={consulta.error} /> : null,
          onRetry: () => void consulta.refetch(),
          empty: {
            filtered: conFiltros,
            description: conFiltros
              ? 'Pruebe con otras palabras o quite algún filtro.'
              : 'Aquí aparecerán las casas de la fundación y sus cupos.',
            action: conFiltros ? (
              <Button onClick={() => filtrar(SIN_FILTROS)}>Limpiar filtros</Button>
            ) : (
              nueva
            ),
          },
        }}
        pie={
          filas ? (
            <PieLista
              {...filas}
              onPagina={(pagina) => void cambiar({ pagina: pagina > 1 ? pagina : undefined })}
              onLimite={(limite) => void filtrar({ limite })}
            />
          ) : null
        }
      />
      <DialogosSedes busqueda={busqueda} porEliminar={porEliminar} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
