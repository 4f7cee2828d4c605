import { Box } from '@chakra-ui/react/box';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrabajoSinRed } from '@/application/sin-red/trabajo-sin-red';
import { DIAS_SIN_RED } from '@/domain/shared/constantes';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { useSegunLaHora } from '@/ui/panel/comun/panel/use-hoy';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { edadDeCopia, hastaCuando } from '@/ui/panel/comun/sin-red/edad-de-copia';
import { useSituacion, useTrabajoSinRed } from '@/ui/panel/comun/sin-red/use-sin-red';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { Notice } from '@/ui/shared/notice';
import { savesData } from '@/ui/shared/saves-data';
import { toaster } from '@/ui/shared/toast-store';
import { DialogoPin } from './dialogo-pin';
import { useAplicacionGuardada } from './use-aplicacion-guardada';

const enDias = (dias: number): string => (dias === 1 ? '1 día' : `${dias} días`);

const CON_AHORRO =
  'Este navegador ahorra datos: al elegirlo trae una vez la aplicación entera (cerca de 2 MB) y, cuando hay una versión nueva, lo que cambió.';

/** What it is, said before anybody chooses it. */
function Explicacion({ dias, elegido }: { dias: number; elegido: boolean }) {
  return (
    <Box display="flex" flexDirection="column" gap="2">
      <p>
        Guarda cifrados en este equipo los datos que un turno necesita cuando se va la red: quienes están en
        la casa con sus acudientes y teléfonos, el censo, lo que deben, la bitácora de ayer y hoy, las sedes y
        las plantillas. También cómo se vio la última vez cada lista, que solo se abre con conexión.
      </p>
      <p>
        {`Se abren con un PIN y duran ${enDias(dias)} sin conexión. Se borran al cerrar la sesión y después de cinco PIN equivocados.`}
      </p>
      {savesData() && !elegido ? <p>{CON_AHORRO}</p> : null}
      <Box as="p" fontWeight="semibold">
        No lo elija en un equipo que use alguien de fuera de la fundación.
      </Box>
    </Box>
  );
}

const COMPROBANDO = 'Comprobando...';
const NO_SE_PUDO_MIRAR = 'No se pudo mirar lo guardado en este equipo';

/** Told once it is true: with the data and without the application, a reload without a network opens nothing. */
function Preparado({ datos }: { datos: string }) {
  const aplicacion = useAplicacionGuardada();
  if (aplicacion === undefined) return <LoadingIndicator size="sm" text={COMPROBANDO} />;
  if (aplicacion === 'entera')
    return (
      <Notice tone="success" title="Este equipo puede trabajar sin red">
        {datos}
      </Notice>
    );
  if (aplicacion === 'ninguna')
    return (
      <Notice tone="warning" title="Este equipo puede trabajar sin red solo con el panel ya abierto">
        {`${datos} Este navegador no guarda la aplicación, o quien administra el servicio lo apagó: sin conexión, una pestaña que se cierra o se recarga no vuelve a abrir.`}
      </Notice>
    );
  return (
    <Notice tone="warning" title="Falta guardar la aplicación en este equipo">
      Deje esta página abierta, con conexión, hasta que este aviso cambie: si la red se va antes, el panel no
      abriría.
    </Notice>
  );
}

function Elegido({ sinRed, dias }: { sinRed: TrabajoSinRed; dias: number }) {
  const { acceso } = usePanel();
  const cliente = useQueryClient();
  const { data: situacion, error, refetch, isFetching } = useSituacion(sinRed);
  const [abierto, setAbierto] = useState<'pin' | 'borrar' | null>(null);
  const edad = useSegunLaHora((ahora) => (situacion ? edadDeCopia(situacion, ahora) : ''));
  if (!situacion)
    return error ? (
      <CajaError
        error={error}
        titulo={NO_SE_PUDO_MIRAR}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingIndicator size="sm" text={COMPROBANDO} />
    );
  const { conPin } = situacion;
  const hasta = hastaCuando(situacion);
  /** What reads from the copy is put in its place when the page starts. */
  const empezarDeNuevo = () => acceso.navegacion.recargarHacia('/configuracion?pestana=preferencias');
  const borrar = async () => {
    setAbierto(null);
    try {
      await sinRed.cerradura.dejar();
      toaster.success('Este equipo ya no guarda datos');
    } catch (error) {
      avisarError(error, 'No se pudo borrar lo guardado en este equipo');
    }
    await cliente.invalidateQueries({ queryKey: ['sin-red'] });
  };
  return (
    <>
      {conPin ? (
        <Preparado
          datos={
            edad === ''
              ? 'Todavía no guarda datos: se traen con el panel abierto y conexión.'
              : `Sus datos son de ${edad}.${hasta && ` Sin conexión se abren hasta el ${hasta}.`}`
          }
        />
      ) : null}
      <Explicacion dias={dias} elegido={conPin} />
      <Box display="flex" flexWrap="wrap" gap="3">
        {conPin ? (
          <>
            <Button onClick={() => setAbierto('pin')}>Cambiar PIN</Button>
            <Button whiteSpace="normal" maxWidth="100%" onClick={() => setAbierto('borrar')}>
              Dejar de guardar y borrar
            </Button>
          </>
        ) : (
          <Button variant="solid" whiteSpace="normal" maxWidth="100%" onClick={() => setAbierto('pin')}>
            Trabajar sin red en este equipo
          </Button>
        )}
      </Box>
      {abierto === 'pin' ? (
        <DialogoPin
          sinRed={sinRed}
          cambia={conPin}
          onClose={() => setAbierto(null)}
          onElegido={() => {
            setAbierto(null);
            if (conPin) void cliente.invalidateQueries({ queryKey: ['sin-red'] });
            else empezarDeNuevo();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={abierto === 'borrar'}
        title="¿Dejar de guardar y borrar?"
        confirmLabel="Borrar de este equipo"
        tone="danger"
        onConfirm={() => void borrar()}
        onClose={() => setAbierto(null)}
      >
        Se borra lo que este equipo guarda para leer, y sin red no se verá nada. Lo que espera enviarse no se
        pierde: se envía cuando haya conexión.
      </ConfirmDialog>
    </>
  );
}

/** Known, being asked, or something went wrong while it was: none of them is a blank. */
function Situacion({ dias }: { dias: number }) {
  const { data: sinRed, error, refetch, isFetching } = useTrabajoSinRed();
  if (sinRed) return <Elegido sinRed={sinRed} dias={dias} />;
  if (sinRed === null) return <p>Aquí no se puede: la demostración no sale de esta pestaña.</p>;
  return error ? (
    <CajaError error={error} titulo={NO_SE_PUDO_MIRAR} onRetry={() => void refetch()} retrying={isFetching} />
  ) : (
    <LoadingIndicator size="sm" text={COMPROBANDO} />
  );
}

/** Whether this device keeps what a shift needs when the network goes. */
export function TrabajoSinRedEnEsteEquipo({ dias = DIAS_SIN_RED }: { dias?: number | undefined }) {
  return (
    <Card>
      <Box as="h2" fontSize="lg" fontWeight="semibold" marginBottom="3">
        Trabajar sin red en este equipo
      </Box>
      <Box display="flex" flexDirection="column" gap="4" alignItems="flex-start" maxWidth="2xl">
        {window.isSecureContext ? (
          <Situacion dias={dias} />
        ) : (
          <p>
            Aquí no se puede: el navegador solo cifra lo que guarda en páginas con HTTPS. Pida a quien
            administra el servicio que lo active.
          </p>
        )}
      </Box>
    </Card>
  );
}
