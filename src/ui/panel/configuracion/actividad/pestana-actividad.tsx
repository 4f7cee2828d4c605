import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ActividadEnLista } from '@/domain/actividad/actividad';
import { formatearInstante } from '@/domain/shared/fechas';
import { tablaDeLista } from '@/ui/panel/comun/datos/tabla-de-lista';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { usePaginaConservada } from '@/ui/panel/comun/datos/use-pagina-conservada';
import { MenuExportar } from '@/ui/panel/comun/exportacion/menu-exportar';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useListaUrl } from '@/ui/panel/comun/url/use-lista-url';
import { DataTable } from '@/ui/shared/data-table';
import type { Column, PhoneRow } from '@/ui/shared/data-table-types';
import { EmptyState } from '@/ui/shared/empty-state';
import type { BusquedaConfiguracion } from '../busqueda-configuracion';
import { consultaActividad } from '../configuracion.queries';
import { cambiosEnLista } from './cambios-en-texto';
import { aCriterios, hayFiltros, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosActividad } from './filtros-actividad';
import { hechoEnPalabras } from './palabras-actividad';
import { VerificarIntegridad } from './verificar-integridad';

const quien = ({ usuario, origen }: ActividadEnLista): string =>
  [usuario ?? 'El sistema', origen && `desde ${origen}`].filter(Boolean).join(' ');

type EnPalabras = (linea: ActividadEnLista) => string;

const columnasActividad = (
  cambios: EnPalabras,
): [Column<ActividadEnLista>, ...Column<ActividadEnLista>[]] => [
  {
    id: 'fecha',
    header: 'Cuándo',
    width: '13rem',
    cell: (linea) => <time dateTime={linea.fecha}>{formatearInstante(linea.fecha)}</time>,
  },
  {
    id: 'usuario',
    header: 'Quién',
    cell: (linea) => linea.usuario ?? 'El sistema',
    secondary: (linea) => (linea.origen ? `desde ${linea.origen}` : null),
  },
  {
    id: 'accion',
    header: 'Qué hizo',
    cell: hechoEnPalabras,
    secondary: (linea) => cambios(linea) || null,
  },
];

const filaActividad = (cambios: EnPalabras): PhoneRow<ActividadEnLista> => ({
  detail: (linea) =>
    `${quien(linea)} · ${[hechoEnPalabras(linea), cambios(linea)].filter(Boolean).join('. ')}`,
  wrap: true,
});

/** Who did what, newest first. */
export default function PestanaActividad() {
  const { servicios, queryClient } = usePanel();
  const hoy = useHoy();
  const { busqueda, filtrar, lista } = useListaUrl<BusquedaConfiguracion, ActividadEnLista>((otra) =>
    queryClient.fetchQuery(consultaActividad(servicios, aCriterios(otra))),
  );
  const criterios = aCriterios(busqueda);
  const consulta = useQuery(consultaActividad(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const nombreDeSede = useNombreSede();
  const cambios = useCallback<EnPalabras>((linea) => cambiosEnLista(linea, nombreDeSede), [nombreDeSede]);
  const columnas = useMemo(() => columnasActividad(cambios), [cambios]);
  const exportar = async () =>
    (await import('./exportar-actividad')).prepararActividad(servicios, criterios, hoy);

  if (consulta.data === null) return <EmptyState title="Este servicio no guarda la actividad" />;
  return (
    <>
      <Box marginBottom={{ base: '2', md: '4' }}>
        <FiltrosActividad busqueda={busqueda} filtrar={filtrar} total={filas?.total}>
          <MenuExportar preparar={exportar} />
        </FiltrosActividad>
      </Box>
      <DataTable
        caption="Actividad"
        columns={columnas}
        phone={filaActividad(cambios)}
        rowId={(linea) => linea.id}
        rowName={(linea) => `línea ${linea.id}`}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: 'Error al cargar actividad',
          lista,
          filtros: {
            puestos: hayFiltros(busqueda),
            ninguno: SIN_FILTROS,
            consejo: 'Pruebe con otras fechas o quite algún filtro.',
          },
          vacia: {},
        })}
      />
      {/* What happened comes before what is done with all of it. */}
      <Box display="flex" flexWrap="wrap" gap="3" marginTop="4">
        <VerificarIntegridad />
      </Box>
    </>
  );
}
