import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { leerOrden } from '@/domain/shared/orden';
import { tocayosEntre } from '@/domain/shared/tocayos';
import { DataTable } from '@/ui/shared/data-table';
import type { Sort } from '@/ui/shared/data-table-types';
import { deferred } from '@/ui/shared/deferred';
import { lazy } from '@/ui/shared/lazy';
import { ListToolbar } from '@/ui/shared/list-toolbar';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { ordenEnDireccion, tablaDeLista } from '../comun/datos/tabla-de-lista';
import { useAbrirUnico } from '../comun/datos/use-abrir-unico';
import { DE_CONTROL, useColumnasOcultas } from '../comun/datos/use-columnas-ocultas';
import { useNombreSede } from '../comun/datos/use-nombre-sede';
import { usePaginaConservada } from '../comun/datos/use-pagina-conservada';
import { useSeleccion } from '../comun/datos/use-seleccion';
import { EnlacePanel } from '../comun/panel/enlace-panel';
import { useEsAdministrador } from '../comun/panel/use-es-administrador';
import { useHoy } from '../comun/panel/use-hoy';
import { usePanel } from '../comun/panel/use-panel';
import { marcaDeFila } from '../comun/sin-red/marca-de-registro';
import { useListaUrl } from '../comun/url/use-lista-url';
import { accionesParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { BotonNuevo, CabeceraParticipantes } from './cabecera-participantes';
import { columnasParticipantes, filaParticipante } from './columnas-participantes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosParticipantes } from './dialogos-participantes';
import { FiltrosParticipantes } from './filtros-participantes';
import { consultaMiniaturas, consultaParticipantes } from './participantes.queries';
import { useManejadores } from './use-manejadores';

/** More days in the process is an earlier admission: the column and the field run opposite ways. */
const COLUMNA_DIAS = 'dias';
const CAMPO_DIAS = 'fecha_ingreso';

const enTabla = (campo: string) => (campo === CAMPO_DIAS ? COLUMNA_DIAS : campo);

const aOrdenDeTabla = (orden: string): Sort => {
  const { campo, descendente } = leerOrden(orden);
  return { column: enTabla(campo), direction: descendente !== (campo === CAMPO_DIAS) ? 'desc' : 'asc' };
};

const deOrdenDeTabla = ({ column, direction }: Sort): string => {
  const esDias = column === COLUMNA_DIAS;
  return `${(direction === 'desc') === esDias ? '' : '-'}${esDias ? CAMPO_DIAS : column}`;
};

/** Nobody sees it until some are chosen. */
const EnBloque = deferred(async () => (await import(/* webpackChunkName: "luego" */ './en-bloque')).EnBloque);
const Importacion = lazy(() => import('./importacion/importar-participantes'));

const SIN_FILAS: readonly ParticipanteEnLista[] = [];
const idDe = ({ id }: ParticipanteEnLista) => id;
const nombreDe = ({ nombre }: ParticipanteEnLista) => nombre;
const ORDEN = { a: aOrdenDeTabla, de: deOrdenDeTabla };

export function ParticipantesPage() {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const direccion = useListaUrl<BusquedaParticipantes, ParticipanteEnLista>((otra) =>
    queryClient.fetchQuery(consultaParticipantes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaParticipantes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const enPagina = filas?.datos ?? SIN_FILAS;
  const seleccion = useSeleccion(enPagina, idDe);
  const { hacer, dialogo, cerrar, cambiarEstado, estaCambiando } = useManejadores(
    direccion,
    seleccion.quitar,
  );
  const alEntrar = useAbrirUnico(
    { buscado: busqueda.buscar, filas, cambiando: consulta.isFetching },
    hacer.ver,
  );
  const columnas = useColumnasOcultas('participantes', DE_CONTROL);

  const crear = useStableCallback(() => void cambiar({ nuevo: true }));
  const importar = useStableCallback(() => void cambiar({ importar: true }));
  const exportar = useStableCallback(async () =>
    (await import('./exportar-participantes')).prepararParticipantes(servicios, criterios, nombreSede, hoy),
  );
  const ids = enPagina.map(idDe);
  const { data: fotos } = useQuery({
    ...consultaMiniaturas(servicios, ids),
    enabled: esAdministrador && ids.length > 0,
  });
  const conEgreso = busqueda.egreso_previsto_hasta !== undefined;
  const tocayos = useMemo(() => tocayosEntre(enPagina), [enPagina]);
  const dibujo = useMemo(() => {
    const contexto = {
      hoy,
      nombreSede,
      tocayos,
      fotos,
      conEgreso,
      estaCambiando,
      cambiarEstado: esAdministrador ? cambiarEstado : undefined,
    };
    return { columns: columnasParticipantes(contexto), phone: filaParticipante(contexto) };
  }, [hoy, nombreSede, tocayos, fotos, conEgreso, estaCambiando, esAdministrador, cambiarEstado]);

  return (
    <>
      <CabeceraParticipantes
        estado={busqueda.estado}
        puedeEscribir={esAdministrador}
        alCrear={crear}
        alImportar={importar}
        exportar={exportar}
      />
      <Box marginBottom={{ base: '2', md: '4' }}>
        <ListToolbar
          selected={seleccion.elegidas.length}
          bar={<EnBloque {...seleccion} egresar={hacer.egresar} />}
        >
          <FiltrosParticipantes
            busqueda={busqueda}
            filtrar={filtrar}
            total={filas?.total}
            alEntrar={alEntrar}
          />
        </ListToolbar>
      </Box>
      <DataTable
        caption="Participantes"
        {...dibujo}
        rowId={idDe}
        {...columnas}
        {...(esAdministrador ? { selected: seleccion.ids, onSelectedChange: seleccion.cambiar } : {})}
        rowName={nombreDe}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(p) => accionesParticipante(p, hacer, esAdministrador)}
        {...ordenEnDireccion(criterios.orden ?? 'nombre', lista, ORDEN)}
        rowMark={marcaDeFila(servicios, 'participante')}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('participantes'),
          lista,
          // The tab of those in the house is where the menu leads: nobody put it to look for somebody.
          filtros: {
            puestos: hayFiltros(busqueda.estado === 'ACTIVO' ? { ...busqueda, estado: undefined } : busqueda),
            ninguno: SIN_FILTROS,
          },
          vacia: {
            description: 'Aquí aparecerán las personas que la fundación acompaña.',
            action: esAdministrador ? <BotonNuevo alCrear={crear} /> : null,
          },
        })}
      />
      <DialogosParticipantes
        busqueda={busqueda}
        dialogo={dialogo}
        hacer={hacer}
        cerrar={cerrar}
        onCreado={({ id, estado }) =>
          void cambiar({
            nuevo: undefined,
            // What is missing is said there.
            detalle: id,
            // It must not vanish behind the tab of another state.
            ...(busqueda.estado && busqueda.estado !== estado ? { estado } : {}),
          })
        }
        onCambiado={(participante) => seleccion.actualizar(participante.id, participante)}
        onEliminado={({ id }) => seleccion.quitar(id)}
        importacion={
          esAdministrador && busqueda.importar ? (
            <Importacion onClose={() => direccion.cerrarDialogo({ importar: undefined })} />
          ) : null
        }
      />
    </>
  );
}
