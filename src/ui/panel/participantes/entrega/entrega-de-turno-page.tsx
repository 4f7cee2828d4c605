import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Plus, Printer } from 'lucide-react';
import { Suspense } from 'react';
import { sinNovedadesDeSalud } from '@/domain/participantes/bitacora/novedades-visibles';
import { esDeSalud } from '@/domain/participantes/bitacora/opciones-novedad';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { consultaSedesDisponibles } from '@/ui/panel/comun/datos/sedes-disponibles.queries';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useFundacion } from '@/ui/panel/comun/panel/use-fundacion';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useDeLaCopia } from '@/ui/panel/comun/sin-red/use-sin-red';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { lazy } from '@/ui/shared/lazy';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { PrintSheet, SignatureLines } from '@/ui/shared/print-sheet';
import { consultaTurno } from '../bitacora/bitacora.queries';
import { consultaCenso } from '../censo/censo.queries';
import type { BusquedaEntrega } from './busqueda-entrega';
import { genteDeLaCasa } from './gente-de-la-casa';
import { type HorasPedidas, horasEnPalabras } from './horas-de-turno';
import { consultaMovimientos } from './movimientos.queries';
import { MovimientosDelTurno } from './movimientos-del-turno';
import { NovedadesDelTurno } from './novedades-del-turno';
import { QueTurno } from './que-turno';
import { QuienEsta } from './quien-esta';

const Formulario = lazy(() => import('../bitacora/formulario-novedad'));

/** The key of what is asked: nothing else of the address changes it. */
const horasDeLaDireccion = ({ turno, desde, hasta }: BusquedaEntrega): HorasPedidas => ({
  turno,
  desde,
  hasta,
});

/** The house that the address says or the first one, and those to choose from. */
const useCasa = ({ sede_id, todas }: BusquedaEntrega) => {
  const consulta = useQuery(consultaSedesDisponibles(usePanel().servicios));
  const sedes = (consulta.data ?? []).filter(
    ({ id, estado, archivado_en }) => mismoId(id, sede_id) || (estado === 'ACTIVA' && archivado_en === null),
  );
  const sede = todas ? undefined : (sedes.find(({ id }) => mismoId(id, sede_id)) ?? sedes[0]);
  return { consulta, sedes, sede };
};

/** What a turn leaves to the next one: who is in the house and what happened, to look at together or to put on paper. */
export function EntregaDeTurnoPage() {
  const { servicios, usuario } = usePanel();
  const esAdministrador = useEsAdministrador();
  const fundacion = useFundacion();
  const hoy = useHoy();
  const { busqueda, cambiar, cerrarDialogo } = useBusquedaUrl<BusquedaEntrega>();
  const { consulta: deSedes, sedes, sede } = useCasa(busqueda);
  const personas = useQuery(consultaCenso(servicios));
  const deTurno = consultaTurno(servicios, sede?.id, horasDeLaDireccion(busqueda));
  const turno = useQuery({ ...deTurno, enabled: deSedes.data !== undefined });
  const deMovimientos = consultaMovimientos(servicios, sede?.id, horasDeLaDireccion(busqueda));
  const movimientos = useQuery({ ...deMovimientos, enabled: deSedes.data !== undefined });
  const faltanNovedades = useDeLaCopia(deTurno.queryKey);
  const faltanEgresos = useDeLaCopia(deMovimientos.queryKey);
  const error = deSedes.error ?? personas.error ?? turno.error ?? movimientos.error;
  const listo = deSedes.data && personas.data && turno.data && movimientos.data !== undefined;
  const consultas = [deSedes, personas, turno, movimientos];
  const reintentar = () => {
    for (const { error: fallo, refetch } of consultas) if (fallo) void refetch();
  };
  const ahora = servicios.reloj.ahora();
  const leidas = turno.data?.novedades ?? [];
  const haySalud = leidas.some(esDeSalud);
  const novedades = busqueda.sin_salud ? sinNovedadesDeSalud(leidas) : leidas;
  const corregida = novedades.find(({ id }) => esAdministrador && mismoId(id, busqueda.de));
  // In the address, and with no step of its own: a page that comes back comes back with it.
  const corregir = (de: Id | undefined) => void cambiar({ de }, { reemplazar: true });
  const cerrar = () => corregir(undefined);
  return (
    <>
      <Box className="no-imprimir">
        <PageHeader
          title="Entrega de turno"
          action={
            esAdministrador
              ? {
                  id: 'novedad',
                  label: 'Nueva novedad',
                  icon: <Plus />,
                  onSelect: () => void cambiar({ nuevo: true }),
                }
              : null
          }
          more={
            listo
              ? [{ id: 'imprimir', label: 'Imprimir', icon: <Printer />, onSelect: () => window.print() }]
              : []
          }
        />
      </Box>
      <CajaError
        error={error}
        titulo={mensajeErrorCargar(turno.error ? 'novedades' : 'participantes')}
        onRetry={reintentar}
        retrying={consultas.some(({ isFetching }) => isFetching)}
      />
      {deSedes.data ? (
        <QueTurno
          busqueda={busqueda}
          sede={sede?.id}
          sedes={sedes}
          cambiar={(cambios) => void cambiar(cambios, { reemplazar: true })}
        />
      ) : null}
      {!listo && !error ? <LoadingIndicator /> : null}
      {listo && !error ? (
        <>
          {haySalud ? (
            <Box className="no-imprimir" marginBottom="3">
              <CheckboxField
                label="Con las novedades de salud"
                help="Las ve porque es administrador. Quítelas antes de imprimir si otros van a leer la hoja."
                checked={!busqueda.sin_salud}
                onChange={(evento) =>
                  void cambiar(
                    { sin_salud: evento.currentTarget.checked ? undefined : true },
                    { reemplazar: true },
                  )
                }
              />
            </Box>
          ) : null}
          <PrintSheet
            organization={fundacion?.nombre ?? ''}
            title={`Turno · ${sede?.nombre ?? 'Todas las sedes'}`}
            headOnlyOnPaper
            detail={
              <>
                <Box as="p" color="fg" fontWeight="medium">
                  {horasEnPalabras(turno.data.turno)}
                </Box>
                {`Entrega ${usuario.displayName ?? usuario.email} · ${formatearInstante(ahora.toISOString())}`}
              </>
            }
          >
            <QuienEsta {...genteDeLaCasa(personas.data, sede?.id, hoy)} />
            {movimientos.data ? (
              <MovimientosDelTurno movimientos={movimientos.data} deLaCopia={faltanEgresos} />
            ) : null}
            <NovedadesDelTurno
              novedades={novedades}
              deLaCopia={faltanNovedades}
              alCorregir={esAdministrador ? ({ id }) => corregir(id) : undefined}
            />
            <SignatureLines names={['Entrega', 'Recibe']} />
            {novedades.some(esDeSalud) ? (
              <Box as="p" textStyle="ayuda" marginTop="4">
                Contiene información reservada: no la deje a la vista.
              </Box>
            ) : null}
          </PrintSheet>
        </>
      ) : null}
      <Suspense fallback={null}>
        {esAdministrador && busqueda.nuevo ? (
          <Formulario onClose={() => cerrarDialogo()} onHecho={() => cerrarDialogo()} />
        ) : null}
        {corregida ? <Formulario corrige={corregida} onClose={cerrar} onHecho={cerrar} /> : null}
      </Suspense>
    </>
  );
}
