import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { PageHeader } from '@/ui/shared/page-header';
import { ordenEnDireccion, tablaDeLista } from '../shared/datos/tabla-de-lista';
import { usePaginaConservada } from '../shared/datos/use-pagina-conservada';
import { MenuExportar } from '../shared/exportacion/menu-exportar';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import { useListaUrl } from '../shared/url/use-lista-url';
import { accionesAcudiente } from './acciones-acudiente';
import { consultaAcudientes } from './acudientes.queries';
import type { BusquedaAcudientes } from './busqueda-acudientes';
import { columnasAcudientes } from './columnas-acudientes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosAcudientes } from './dialogos-acudientes';
import { FiltrosAcudientes } from './filtros-acudientes';
import { useManejadores } from './use-manejadores';

export function AcudientesPage() {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const direccion = useListaUrl<BusquedaAcudientes>((otra) =>
    queryClient.prefetchQuery(consultaAcudientes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaAcudientes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const { hacer, porEliminar, cerrar, cambiarEstado, estaCambiando } = useManejadores(direccion);

  const columnas = useMemo(
    () => columnasAcudientes({ estaCambiando, cambiarEstado: esAdministrador ? cambiarEstado : undefined }),
    [estaCambiando, esAdministrador, cambiarEstado],
  );

  const nuevo = esAdministrador ? (
    <Button variant="solid" icon={<UserPlus />} onClick={() => cambiar({ nuevo: true })}>
      Nuevo acudiente
    </Button>
  ) : null;
  const exportar = async () =>
    (await import('./exportar-acudientes')).prepararAcudientes(servicios, criterios, hoy);

  return (
    <>
      <PageHeader
        title="Acudientes"
        action={nuevo}
        secondary={esAdministrador ? <MenuExportar preparar={exportar} /> : null}
      />
      <Box marginBottom="4">
        <FiltrosAcudientes busqueda={busqueda} filtrar={filtrar} />
      </Box>
      <DataTable
        caption="Acudientes"
        columns={columnas}
        rowId={(a) => a.id}
        rowName={nombreAcudiente}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(a) => accionesAcudiente(a, hacer, esAdministrador)}
        {...ordenEnDireccion(criterios.orden ?? 'apellidos', lista)}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('acudientes'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: {
            description: 'Aquí aparecerán los familiares y responsables de los participantes.',
            action: nuevo,
          },
        })}
      />
      <DialogosAcudientes busqueda={busqueda} porEliminar={porEliminar} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
