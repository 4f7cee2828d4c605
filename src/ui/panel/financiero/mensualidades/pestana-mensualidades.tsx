import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import type { MensualidadEnLista } from '@/domain/mensualidades/mensualidad-en-lista';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { periodoDe } from '@/domain/shared/fechas';
import { tocayosEntre } from '@/domain/shared/tocayos';
import { ordenEnDireccion, tablaDeLista } from '@/ui/panel/comun/datos/tabla-de-lista';
import { consultaUltimoCerrado } from '@/ui/panel/comun/datos/ultimo-cerrado.queries';
import { DE_CONTROL, useColumnasOcultas } from '@/ui/panel/comun/datos/use-columnas-ocultas';
import { usePaginaConservada } from '@/ui/panel/comun/datos/use-pagina-conservada';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { marcaDeFila } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { useListaUrl } from '@/ui/panel/comun/url/use-lista-url';
import { Button } from '@/ui/shared/button';
import { DataTable } from '@/ui/shared/data-table';
import { lazy } from '@/ui/shared/lazy';
import { MOBILE, useMediaQuery } from '@/ui/shared/use-media-query';
import { useStableCallback } from '@/ui/shared/use-stable-callback';
import type { BusquedaFinanciero } from '../busqueda-financiero';
import { nombreFila, nombreParticipante } from '../etiquetas-financiero';
import { consultaMensualidades } from '../financiero.queries';
import { accionesMensualidad, type ManejadoresMensualidad } from './acciones-mensualidad';
import { columnasMensualidades, filaMensualidad } from './columnas-mensualidades';
import { cambiosConMes, criteriosDe, hayFiltros, mesALaVista, SIN_FILTROS } from './criterios-de-busqueda';
import { FiltrosMensualidades } from './filtros-mensualidades';

const CabeceraDelMes = lazy(() => import(/* webpackChunkName: "mes" */ '../mes/cabecera-del-mes'));

const AL_PIE = {
  'data-part': 'foot',
  position: 'sticky',
  bottom: '0',
  zIndex: '2',
  marginInline: '-4',
  paddingInline: '4',
  bg: 'bg.canvas',
  borderTop: '1px solid',
  borderColor: 'border',
} as const;

export function PestanaMensualidades({ hacer }: { hacer: ManejadoresMensualidad }) {
  const { servicios, queryClient } = usePanel();
  const esAdministrador = useEsAdministrador();
  const ocultas = useColumnasOcultas('mensualidades', DE_CONTROL);
  const hoy = useHoy();
  const estrecha = useMediaQuery(MOBILE);
  const { busqueda, cambiar, ...direccion } = useListaUrl<BusquedaFinanciero, MensualidadEnLista>((otra) =>
    queryClient.fetchQuery(consultaMensualidades(servicios, criteriosDe(otra, hoy))),
  );
  const mes = mesALaVista(busqueda, hoy);
  const filtrar = useStableCallback<Parameters<typeof direccion.filtrar>, Promise<void>>(
    (cambios, opciones) => direccion.filtrar(cambiosConMes(cambios, mes), opciones),
  );
  const lista = { ...direccion.lista, filtrar };
  const { data: ultimoCerrado = null } = useQuery(consultaUltimoCerrado(servicios));
  const criterios = criteriosDe(busqueda, hoy);
  const consulta = useQuery(consultaMensualidades(servicios, criterios));
  const filas = usePaginaConservada(consulta, criterios, lista);
  const enPagina = filas?.datos;
  const tocayos = useMemo(
    () =>
      tocayosEntre((enPagina ?? []).map((m) => ({ id: m.participante_id, nombre: nombreParticipante(m) }))),
    [enPagina],
  );
  const dibujo = useMemo(
    () => ({ columns: columnasMensualidades(tocayos), phone: filaMensualidad(tocayos) }),
    [tocayos],
  );
  // On a phone it stays at the foot, by the thumb: over the list it would take the room of a row.
  const cabecera = mes ? (
    <Box minHeight={{ base: 'touch', md: '8' }} marginBottom={{ md: '2' }} {...(estrecha ? AL_PIE : {})}>
      <Suspense fallback={null}>
        <CabeceraDelMes
          periodo={mes}
          onPeriodo={(otro) => filtrar({ mes: otro, periodo: undefined })}
          onCierre={() => cambiar({ cierre: mes })}
        />
      </Suspense>
    </Box>
  ) : null;
  return (
    <>
      {estrecha ? null : cabecera}
      <Box marginBottom={{ base: '2', md: '4' }}>
        <FiltrosMensualidades busqueda={busqueda} mes={mes} filtrar={filtrar} total={filas?.total} />
      </Box>
      <DataTable
        caption="Mensualidades"
        {...dibujo}
        rowId={(m) => m.id}
        {...ocultas}
        rowName={nombreFila}
        onOpen={(m) => hacer.ver(m.id)}
        rowActions={(m) => accionesMensualidad(m, hacer, esAdministrador, ultimoCerrado)}
        {...ordenEnDireccion(criterios.orden ?? '-periodo', lista)}
        rowMark={marcaDeFila(servicios, 'mensualidad')}
        {...tablaDeLista({
          consulta,
          filas,
          alFallar: mensajeErrorCargar('mensualidades'),
          lista,
          filtros: { puestos: hayFiltros(busqueda), ninguno: SIN_FILTROS },
          vacia: {
            description: 'Aquí aparecerá lo que se cobra cada mes.',
            // It begins with the month that runs: in the place of one that passed it would say another.
            action:
              esAdministrador && (!mes || mes === periodoDe(hoy)) ? (
                <Button
                  variant="solid"
                  whiteSpace="normal"
                  maxWidth="100%"
                  icon={<CalendarRange />}
                  onClick={() => void cambiar({ generar: true })}
                >
                  Generar mensualidades del mes
                </Button>
              ) : null,
          },
        })}
      />
      {estrecha ? cabecera : null}
    </>
  );
}
