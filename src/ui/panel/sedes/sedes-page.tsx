import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus, Upload } from 'lucide-react';
import { Suspense, useCallback } from 'react';
import type { Sede } from '@/domain/sedes/sede';
import { mensajeErrorCargar, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { DataTable, type DataTableProps } from '@/ui/shared/data-table';
import { lazy } from '@/ui/shared/lazy';
import { BulkActionBar, ListToolbar } from '@/ui/shared/list-toolbar';
import type { MenuAction } from '@/ui/shared/menu-action';
import { PageHeader } from '@/ui/shared/page-header';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { accion } from '../comun/datos/acciones-registro';
import { ordenEnDireccion, tablaDeLista } from '../comun/datos/tabla-de-lista';
import { useArchivadoEnBloque } from '../comun/datos/use-archivado-en-bloque';
import { DE_CONTROL, useColumnasOcultas } from '../comun/datos/use-columnas-ocultas';
import { useManejadoresRegistro } from '../comun/datos/use-manejadores-registro';
import { usePaginaConservada } from '../comun/datos/use-pagina-conservada';
import { useSeleccion } from '../comun/datos/use-seleccion';
import { accionesExportar } from '../comun/exportacion/acciones-exportar';
import { useExportar } from '../comun/exportacion/menu-exportar';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import { marcaDeFila } from '../comun/sin-red/marca-de-registro';
import type { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import { useListaUrl } from '../comun/url/use-lista-url';
import { accionesSede, type ManejadoresSede } from './acciones-sede';
import type { BusquedaSedes } from './busqueda-sedes';
import { COLUMNAS_SEDES, FILA_SEDE } from './columnas-sedes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosSedes } from './dialogos-sedes';
import { FiltrosSedes } from './filtros-sedes';
import { AFECTADAS_POR_SEDE, CLAVE_LISTA_SEDES, consultaSedes } from './sedes.queries';
import { CargandoTarjetas, TarjetasSedes } from './tarjetas-sedes';

/** What can be done with several sedes at once. */
const useAccionesEnBloque = (elegidas: readonly Sede[], limpiar: () => void): MenuAction[] => {
  const { servicios } = usePanel();
  const { sedes } = servicios;
  const hoy = useHoy();
  const archivar = useArchivadoEnBloque<Sede>({
    archivar: (s, archivado) =>
      sedes().then((casos) => casos.actualizar(s.id, { archivado, version: s.version }, s)),
    afecta: AFECTADAS_POR_SEDE,
    titulo: mensajeErrorEscritura('actualizar', 'sede'),
  });
  const yaArchivadas = elegidas.some(({ archivado_en }) => archivado_en !== null);
  return [
    {
      ...accion.archivar(() => {
        void archivar(elegidas);
        limpiar();
      }),
      disabledReason: yaArchivadas ? 'Hay registros que ya están archivados' : undefined,
    },
    ...accionesExportar(servicios, async () =>
      (await import('./exportar-sedes')).exportacionDe(elegidas, hoy),
    ),
  ];
};

const useManejadores = (
  direccion: ReturnType<typeof useBusquedaUrl<BusquedaSedes>>,
  alIrse: (id: Id) => void,
) => {
  const { sedes } = usePanel().servicios;
  return useManejadoresRegistro<BusquedaSedes, Sede>(direccion, {
    lista: CLAVE_LISTA_SEDES,
    afecta: AFECTADAS_POR_SEDE,
    archivar: (s, archivado) =>
      sedes().then((casos) => casos.actualizar(s.id, { archivado, version: s.version }, s)),
    titulo: mensajeErrorEscritura('actualizar', 'sede'),
    nombreDe: ({ nombre }) => nombre,
    alIrse,
  });
};

type ListaSedesProps = {
  comoTabla: boolean;
  tabla: DataTableProps<Sede>;
  hacer: ManejadoresSede;
  puedeEscribir: boolean;
};

/** The same rows as cards or as a table; what is empty or failed reads the same in both. */
function ListaSedes({ comoTabla, tabla: { footer, ...tabla }, hacer, puedeEscribir }: ListaSedesProps) {
  if (comoTabla) return <DataTable {...tabla} footer={footer} />;
  if (tabla.loading && !tabla.error) return <CargandoTarjetas />;
  if (tabla.rows.length === 0) return <DataTable {...tabla} />;
  return (
    <Box display="flex" flexDirection="column" gap="4">
      {tabla.error ? <DataTable {...tabla} rows={[]} /> : null}
      <TarjetasSedes
        sedes={tabla.rows}
        hacer={hacer}
        puedeEscribir={puedeEscribir}
        refrescando={tabla.refreshing ?? false}
      />
      {footer ? <Card paddingBlock="3!">{footer(null)}</Card> : null}
    </Box>
  );
}

const OCUPACION = {
  id: 'ocupacion',
  label: 'Ocupación por día',
  icon: <CalendarDays />,
  href: '/sedes/ocupacion',
};

const SIN_FILAS: readonly Sede[] = [];
const idDe = ({ id }: Sede) => id;

const Importacion = lazy(() => import('./importacion/importar-sedes'));

export function SedesPage() {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const direccion = useListaUrl<BusquedaSedes, Sede>((otra) =>
    queryClient.fetchQuery(consultaSedes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaSedes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const seleccion = useSeleccion(filas?.datos ?? SIN_FILAS, idDe);
  const { hacer, porEliminar, cerrar } = useManejadores(direccion, seleccion.quitar);
  const columnas = useColumnasOcultas('sedes', DE_CONTROL);
  const bloque = useAccionesEnBloque(seleccion.elegidas, seleccion.limpiar);
  const ver = useCallback((vista: BusquedaSedes['vista']) => void cambiar({ vista }), [cambiar]);
  // On a phone there is nothing to choose: the rows of the table are the ones that fit.
  const estrecha = useMediaQuery(MOBILE);
  const comoTabla = estrecha || busqueda.vista === 'tabla';

  const nueva = {
    id: 'nueva',
    label: 'Nueva sede',
    icon: <Plus />,
    onSelect: () => void cambiar({ nuevo: true }),
  };
  const importar = {
    id: 'importar',
    label: 'Importar',
    icon: <Upload />,
    onSelect: () => void cambiar({ importar: true }),
  };
  const exportar = useExportar(async () =>
    (await import('./exportar-sedes')).prepararSedes(servicios, criterios, hoy),
  );

  return (
    <>
      <PageHeader
        title="Sedes"
        action={esAdministrador ? nueva : null}
        more={esAdministrador ? [OCUPACION, importar, exportar] : [OCUPACION]}
        LinkComponent={EnlacePanel}
      />
      <Box marginBottom={{ base: '2', md: '4' }}>
        {/* Cards have no boxes to tick: what was chosen in the table waits for it. */}
        <ListToolbar
          selected={comoTabla ? seleccion.elegidas.length : 0}
          bar={
            <BulkActionBar count={seleccion.elegidas.length} actions={bloque} onClear={seleccion.limpiar} />
          }
        >
          <FiltrosSedes busqueda={busqueda} filtrar={filtrar} onVista={ver} total={filas?.total} />
        </ListToolbar>
      </Box>
      <ListaSedes
        comoTabla={comoTabla}
        hacer={hacer}
        puedeEscribir={esAdministrador}
        tabla={{
          caption: 'Sedes',
          columns: COLUMNAS_SEDES,
          phone: FILA_SEDE,
          rowId: idDe,
          rowName: (s) => s.nombre,
          ...columnas,
          ...(esAdministrador ? { selected: seleccion.ids, onSelectedChange: seleccion.cambiar } : {}),
          onOpen: hacer.ver,
          LinkComponent: EnlacePanel,
          rowActions: (s) => accionesSede(s, hacer, esAdministrador),
          rowMark: marcaDeFila(servicios, 'sede'),
          ...ordenEnDireccion(criterios.orden ?? 'nombre', lista),
          ...tablaDeLista({
            consulta,
            filas,
            alFallar: mensajeErrorCargar('sedes'),
            lista,
            filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
            vacia: {
              description: 'Aquí aparecerán las casas de la fundación y sus cupos.',
              action: esAdministrador ? (
                <Button variant="solid" icon={nueva.icon} onClick={nueva.onSelect}>
                  {nueva.label}
                </Button>
              ) : null,
            },
          }),
        }}
      />
      <Suspense fallback={null}>
        {esAdministrador && busqueda.importar ? (
          <Importacion onClose={() => direccion.cerrarDialogo({ importar: undefined })} />
        ) : null}
      </Suspense>
      <DialogosSedes busqueda={busqueda} porEliminar={porEliminar} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
