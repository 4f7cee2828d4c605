import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { ListToolbar } from '@/ui/shared/list-toolbar';
import { PageHeader } from '@/ui/shared/page-header';
import { ordenEnDireccion, tablaDeLista } from '../shared/datos/tabla-de-lista';
import { useColumnasOcultas } from '../shared/datos/use-columnas-ocultas';
import { usePaginaConservada } from '../shared/datos/use-pagina-conservada';
import { useSeleccion } from '../shared/datos/use-seleccion';
import { MenuExportar } from '../shared/exportacion/menu-exportar';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import { useListaUrl } from '../shared/url/use-lista-url';
import { accionesSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';
import { COLUMNAS_SEDES } from './columnas-sedes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosSedes } from './dialogos-sedes';
import { FiltrosSedes } from './filtros-sedes';
import { ListaSedes } from './lista-sedes';
import { consultaSedes } from './sedes.queries';
import { useAccionesEnBloque } from './use-acciones-en-bloque';
import { useManejadores } from './use-manejadores';

const SIN_FILAS: readonly Sede[] = [];
const idDe = ({ id }: Sede) => id;

export function SedesPage() {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const direccion = useListaUrl<BusquedaSedes>((otra) =>
    queryClient.prefetchQuery(consultaSedes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaSedes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const { hacer, porEliminar, cerrar } = useManejadores(direccion);
  const columnas = useColumnasOcultas('sedes');
  const seleccion = useSeleccion(filas?.datos ?? SIN_FILAS, idDe);
  const bloque = useAccionesEnBloque(seleccion.elegidas, seleccion.limpiar);
  const ver = useCallback((vista: BusquedaSedes['vista']) => void cambiar({ vista }), [cambiar]);
  const comoTabla = busqueda.vista === 'tabla';

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
        {/* Cards have no boxes to tick: what was chosen in the table waits for it. */}
        <ListToolbar
          selected={comoTabla ? seleccion.elegidas.length : 0}
          actions={bloque}
          onClear={seleccion.limpiar}
        >
          <FiltrosSedes busqueda={busqueda} filtrar={filtrar} onVista={ver} />
        </ListToolbar>
      </Box>
      <ListaSedes
        comoTabla={comoTabla}
        hacer={hacer}
        puedeEscribir={esAdministrador}
        tabla={{
          caption: 'Sedes',
          columns: COLUMNAS_SEDES,
          rowId: idDe,
          rowName: (s) => s.nombre,
          ...columnas,
          ...(esAdministrador ? { selected: seleccion.ids, onSelectedChange: seleccion.cambiar } : {}),
          onOpen: hacer.ver,
          LinkComponent: EnlacePanel,
          rowActions: (s) => accionesSede(s, hacer, esAdministrador),
          ...ordenEnDireccion(criterios.orden ?? 'nombre', lista),
          ...tablaDeLista({
            consulta,
            filas,
            alFallar: mensajeErrorCargar('sedes'),
            lista,
            filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
            vacia: { description: 'Aquí aparecerán las casas de la fundación y sus cupos.', action: nueva },
          }),
        }}
      />
      <DialogosSedes busqueda={busqueda} porEliminar={porEliminar} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
