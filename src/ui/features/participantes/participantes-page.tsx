import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { ParticipanteEnLista } from '@/application/participantes/participante-repository.port';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { DataTable } from '@/ui/shared/data-table';
import { ListToolbar } from '@/ui/shared/list-toolbar';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import { ordenEnDireccion, tablaDeLista } from '../shared/datos/tabla-de-lista';
import { useColumnasOcultas } from '../shared/datos/use-columnas-ocultas';
import { usePaginaConservada } from '../shared/datos/use-pagina-conservada';
import { useSeleccion } from '../shared/datos/use-seleccion';
import { EnlacePanel } from '../shared/panel/enlace-panel';
import { useEsAdministrador } from '../shared/panel/use-es-administrador';
import { useHoy } from '../shared/panel/use-hoy';
import { usePanel } from '../shared/panel/use-panel';
import { useListaUrl } from '../shared/url/use-lista-url';
import { accionesParticipante } from './acciones-participante';
import type { BusquedaParticipantes } from './busqueda-participantes';
import { BotonNuevo, CabeceraParticipantes } from './cabecera-participantes';
import { columnasParticipantes } from './columnas-participantes';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { DialogosEnBloque } from './dialogos-en-bloque';
import { DialogosParticipantes } from './dialogos-participantes';
import { FiltrosParticipantes } from './filtros-participantes';
import { aOrdenDeTabla, deOrdenDeTabla } from './orden-tabla';
import { consultaParticipantes } from './participantes.queries';
import { useAccionesEnBloque } from './use-acciones-en-bloque';
import { useManejadores } from './use-manejadores';
import { useNombreSede } from './use-nombre-sede';

const Importacion = lazy(() => import('./importacion/dialogo-importacion'));

const SIN_FILAS: readonly ParticipanteEnLista[] = [];
const idDe = ({ id }: ParticipanteEnLista) => id;
const nombreDe = ({ nombre }: ParticipanteEnLista) => nombre;
const ORDEN = { a: aOrdenDeTabla, de: deOrdenDeTabla };

export function ParticipantesPage() {
  const [importando, setImportando] = useState(false);
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const hoy = useHoy();
  const nombreSede = useNombreSede();
  const direccion = useListaUrl<BusquedaParticipantes>((otra) =>
    queryClient.prefetchQuery(consultaParticipantes(servicios, aCriterios(otra))),
  );
  const { busqueda, cambiar, filtrar, lista } = direccion;
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaParticipantes(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const { hacer, dialogo, cerrar, cambiarEstado, estaCambiando } = useManejadores(direccion);
  const columnas = useColumnasOcultas('participantes');
  const seleccion = useSeleccion(filas?.datos ?? SIN_FILAS, idDe);
  const bloque = useAccionesEnBloque(seleccion.elegidas, seleccion.limpiar);

  const crear = useCallback(() => void cambiar({ nuevo: true }), [cambiar]);
  const importar = useCallback(() => setImportando(true), []);
  const exportar = useStableCallback(async () =>
    (await import('./exportar-participantes')).prepararParticipantes(servicios, criterios, nombreSede, hoy),
  );
  const { ahora } = servicios.reloj;
  const columnasDeLista = useMemo(
    () =>
      columnasParticipantes({
        hoy,
        ahora,
        nombreSede,
        estaCambiando,
        cambiarEstado: esAdministrador ? cambiarEstado : undefined,
      }),
    [hoy, ahora, nombreSede, estaCambiando, esAdministrador, cambiarEstado],
  );

  return (
    <>
      <CabeceraParticipantes
        puedeEscribir={esAdministrador}
        alCrear={crear}
        alImportar={importar}
        exportar={exportar}
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
        columns={columnasDeLista}
        rowId={idDe}
        {...columnas}
        {...(esAdministrador ? { selected: seleccion.ids, onSelectedChange: seleccion.cambiar } : {})}
        rowName={nombreDe}
        onOpen={hacer.ver}
        LinkComponent={EnlacePanel}
        rowActions={(p) => accionesParticipante(p, hacer, esAdministrador)}
        {...ordenEnDireccion(criterios.orden ?? 'nombre', lista, ORDEN)}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('participantes'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
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
        onCambiado={(participante) => seleccion.actualizar(participante.id, participante)}
      />
      <DialogosEnBloque bloque={bloque} seleccion={seleccion} egresar={hacer.egresar} />
      <Suspense fallback={null}>
        {importando ? <Importacion onClose={() => setImportando(false)} /> : null}
      </Suspense>
    </>
  );
}
