import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Upload, UserPlus } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import type { EstadoAcudiente } from '@/domain/acudientes/opciones-acudiente';
import { mensajeErrorCargar, mensajeErrorEscritura } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { lazy } from '@/ui/shared/lazy';
import { PageHeader } from '@/ui/shared/page-header';
import { ordenEnDireccion, tablaDeLista } from '../comun/datos/tabla-de-lista';
import { useAbrirUnico } from '../comun/datos/use-abrir-unico';
import { useCambioEstado } from '../comun/datos/use-cambio-estado';
import { DE_CONTROL, useColumnasOcultas } from '../comun/datos/use-columnas-ocultas';
import { useManejadoresRegistro } from '../comun/datos/use-manejadores-registro';
import { usePaginaConservada } from '../comun/datos/use-pagina-conservada';
import { useExportar } from '../comun/exportacion/menu-exportar';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import { marcaDeFila } from '../comun/sin-red/marca-de-registro';
import type { useBusquedaUrl } from '../comun/url/use-busqueda-url';
import { useListaUrl } from '../comun/url/use-lista-url';
import { accionesAcudiente, type ManejadoresAcudiente } from './acciones-acudiente';
import { AFECTADAS_POR_ACUDIENTE, CLAVE_LISTA_ACUDIENTES, consultaAcudientes } from './acudientes.queries';
import type { BusquedaAcudientes } from './busqueda-acudientes';
import { columnasAcudientes, filaAcudiente } from './columnas-acudientes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosAcudientes } from './dialogos-acudientes';
import { FiltrosAcudientes } from './filtros-acudientes';
import { useMarcarPrincipal } from './use-marcar-principal';

const useCambioEstadoAcudiente = () => {
  const { servicios } = usePanel();
  const { acudientes } = servicios;
  return useCambioEstado<Acudiente, EstadoAcudiente>({
    lista: CLAVE_LISTA_ACUDIENTES,
    afecta: AFECTADAS_POR_ACUDIENTE,
    guardar: (a, estado) =>
      acudientes().then((casos) => casos.actualizar(a.id, { estado, version: a.version }, a)),
    titulo: mensajeErrorEscritura('actualizar', 'acudiente'),
  });
};

const useManejadores = (direccion: ReturnType<typeof useBusquedaUrl<BusquedaAcudientes>>) => {
  const { acudientes } = usePanel().servicios;
  const { cambiarEstado, estaCambiando } = useCambioEstadoAcudiente();
  const marcarPrincipal = useMarcarPrincipal();
  const registro = useManejadoresRegistro<BusquedaAcudientes, Acudiente>(direccion, {
    lista: CLAVE_LISTA_ACUDIENTES,
    afecta: AFECTADAS_POR_ACUDIENTE,
    archivar: (a, archivado) =>
      acudientes().then((casos) => casos.actualizar(a.id, { archivado, version: a.version }, a)),
    titulo: mensajeErrorEscritura('actualizar', 'acudiente'),
    nombreDe: nombreAcudiente,
  });
  const hacer: ManejadoresAcudiente = {
    ...registro.hacer,
    marcarPrincipal,
    alternarEstado: (acudiente) =>
      cambiarEstado(acudiente, acudiente.estado === 'ACTIVO' ? 'INACTIVO' : 'ACTIVO'),
  };
  return { ...registro, hacer, cambiarEstado, estaCambiando };
};

const Importacion = lazy(() => import('./importacion/importar-acudientes'));

export function AcudientesPage() {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const direccion = useListaUrl<BusquedaAcudientes, AcudienteEnLista>((otra) =>
    queryClient.fetchQuery(consultaAcudientes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaAcudientes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const { hacer, porEliminar, cerrar, cambiarEstado, estaCambiando } = useManejadores(direccion);

  const alEntrar = useAbrirUnico(
    { buscado: busqueda.buscar, filas, cambiando: consulta.isFetching },
    hacer.ver,
  );
  const ocultas = useColumnasOcultas('acudientes', DE_CONTROL);
  const dibujo = useMemo(() => {
    const contexto = { estaCambiando, cambiarEstado: esAdministrador ? cambiarEstado : undefined };
    return { columns: columnasAcudientes(contexto), phone: filaAcudiente(contexto) };
  }, [estaCambiando, esAdministrador, cambiarEstado]);

  const nuevo = {
    id: 'nuevo',
    label: 'Nuevo acudiente',
    icon: <UserPlus />,
    onSelect: () => void cambiar({ nuevo: true }),
  };
  const importar = {
    id: 'importar',
    label: 'Importar',
    icon: <Upload />,
    onSelect: () => void cambiar({ importar: true }),
  };
  const exportar = useExportar(async () =>
    (await import('./exportar-acudientes')).prepararAcudientes(servicios, criterios, hoy),
  );

  return (
    <>
      <PageHeader
        title="Acudientes"
        action={esAdministrador ? nuevo : null}
        more={esAdministrador ? [importar, exportar] : []}
      />
      <Box marginBottom={{ base: '2', md: '4' }}>
        <FiltrosAcudientes busqueda={busqueda} filtrar={filtrar} total={filas?.total} alEntrar={alEntrar} />
      </Box>
      <DataTable
        caption="Acudientes"
        {...dibujo}
        rowId={(a) => a.id}
        {...ocultas}
        rowName={nombreAcudiente}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(a) => accionesAcudiente(a, hacer, esAdministrador)}
        {...ordenEnDireccion(criterios.orden ?? 'apellidos', lista)}
        rowMark={marcaDeFila(servicios, 'acudiente')}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('acudientes'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: {
            description: 'Aquí aparecerán los familiares y responsables de los participantes.',
            action: esAdministrador ? (
              <Button variant="solid" icon={nuevo.icon} onClick={nuevo.onSelect}>
                {nuevo.label}
              </Button>
            ) : null,
          },
        })}
      />
      <Suspense fallback={null}>
        {esAdministrador && busqueda.importar ? (
          <Importacion onClose={() => direccion.cerrarDialogo({ importar: undefined })} />
        ) : null}
      </Suspense>
      <DialogosAcudientes busqueda={busqueda} porEliminar={porEliminar} hacer={hacer} cerrar={cerrar} />
    </>
  );
}
