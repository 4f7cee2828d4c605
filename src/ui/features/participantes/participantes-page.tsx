import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { ClipboardList, Upload, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { ListToolbar } from '@/ui/shared/list-toolbar';
import { PageHeader } from '@/ui/shared/page-header';
import { tablaDeLista } from '../shared/datos/tabla-de-lista';
import { useColumnasOcultas } from '../shared/datos/use-columnas-ocultas';
import { usePaginaConservada } from '../shared/datos/use-pagina-conservada';
import { useSeleccion } from '../shared/datos/use-seleccion';
import { MenuExportar } from '../shared/exportacion/menu-exportar';
import { BotonEnlace } from '../shared/panel/boton-enlace';
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
import { useAccionesEnBloque } from './use-acciones-en-bloque';
import { useCambioEstadoParticipante } from './use-cambio-estado-participante';
import { useManejadores } from './use-manejadores';
import { useNombreSede } from './use-nombre-sede';

const Importacion = lazy(() => import('./importacion/dialogo-importacion'));
const TrasladoEnBloque = lazy(() => import('./dialogos/dialogo-traslado-en-bloque'));

const SIN_FILAS: readonly ParticipanteEnLista[] = [];
const idDe = ({ id }: ParticipanteEnLista) => id;

export function ParticipantesPage() {
  const [importando, setImportando] = useState(false);
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const direccion = useBusquedaUrl<BusquedaParticipantes>();
  const { busqueda, cambiar, filtrar } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaParticipantes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios);
  const { cambiarEstado, estaCambiando } = useCambioEstadoParticipante();
  const { hacer, dialogo, cerrar } = useManejadores(direccion, cambiarEstado);
  const columnas = useColumnasOcultas('participantes');
  const seleccion = useSeleccion(filas?.datos ?? SIN_FILAS, idDe);
  const bloque = useAccionesEnBloque(seleccion.elegidas, seleccion.limpiar);

  const nuevo = esAdministrador ? (
    <Button variant="solid" icon={<UserPlus />} onClick={() => cambiar({ nuevo: true })}>
      Nuevo participante
    </Button>
  ) : null;
  const exportar = async () =>
    (await import('./exportar-participantes')).prepararParticipantes(servicios, criterios, nombreSede, hoy);

  return (
    <>
      <PageHeader
        title="Participantes"
        action={nuevo}
        secondary={
          <>
            <BotonEnlace variant="outline" to="/participantes/censo">
              <ClipboardList aria-hidden />
              Censo
            </BotonEnlace>
            {esAdministrador ? (
              <>
                <Button icon={<Upload />} onClick={() => setImportando(true)}>
                  Importar
                </Button>
                <MenuExportar preparar={exportar} />
              </>
            ) : null}
          </>
        }
      />
      <Box marginBottom="4">
        <ListToolbar
          selected={seleccion.elegidas.length}
          actions={bloque.acciones}
          onClear={seleccion.limpiar}
        >
          <FiltrosParticipantes busqueda={busqueda} filtrar={filtrar} />
        </ListToolbar>
      </Box>
      <DataTable
        caption="Participantes"
        columns={columnasParticipantes({
          hoy,
          nombreSede,
          estaCambiando,
          cambiarEstado: esAdministrador ? cambiarEstado : undefined,
        })}
        rowId={idDe}
        {...columnas}
        {...(esAdministrador ? { selected: seleccion.ids, onSelectedChange: seleccion.cambiar } : {})}
        rowName={(p) => p.nombre}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(p) => accionesParticipante(p, hacer, esAdministrador)}
        sort={aOrdenDeTabla(criterios.orden ?? 'nombre')}
        onSort={(orden) => filtrar({ orden: deOrdenDeTabla(orden) })}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('participantes'),
          cambiar,
          filtrar,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: { description: 'Aquí aparecerán las personas que la fundación acompaña.', action: nuevo },
        })}
      />
      <DialogosParticipantes busqueda={busqueda} dialogo={dialogo} hacer={hacer} cerrar={cerrar} />
      <Suspense fallback={null}>
        {importando ? <Importacion onClose={() => setImportando(false)} /> : null}
        {bloque.trasladando ? (
          <TrasladoEnBloque
            participantes={seleccion.elegidas}
            onClose={bloque.cerrarTraslado}
            onHecho={() => {
              bloque.cerrarTraslado();
              seleccion.limpiar();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
