import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import { DIAS_DE_ENLACE, type EnlaceDeCuenta } from '@/domain/mensualidades/enlaces/enlace-de-cuenta';
import { textoDelEnlace } from '@/domain/mensualidades/enlaces/texto-del-enlace';
import { fechaEnBogota, formatearFecha, formatearInstante } from '@/domain/shared/fechas';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { HaceCuanto } from '@/ui/panel/comun/datos/editado-por';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { CrearEnlace, type PagadorConEnlace } from './crear-enlace';
import { AFECTADAS_POR_ENLACE, consultaEnlaces } from './enlaces.queries';

const dia = (iso: string): string => formatearFecha(fechaEnBogota(new Date(iso)));

type SeccionEnlacesProps = {
  pagador: PagadorConEnlace;
  saldo: number;
  titulo?: string;
};

/** The links of who pays: to make one, and to see and take back those that open. Only for whoever may write. */
export function SeccionEnlaces({ pagador, saldo, titulo = 'Enlace para la familia' }: SeccionEnlacesProps) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const enlaces = useQuery({ ...consultaEnlaces(servicios, pagador.clave), enabled: esAdministrador });
  if (!esAdministrador || enlaces.data === null) return null;
  const vigentes = (enlaces.data ?? []).filter(({ vigente }) => vigente);
  const terminados = (enlaces.data ?? []).length - vigentes.length;
  return (
    <SeccionDetalle titulo={titulo}>
      <p>
        {`Una página con su saldo, sus recibos y cómo pagar, sin datos de salud. Quien tenga el enlace la ve; sirve ${DIAS_DE_ENLACE} días.`}
      </p>
      <CajaError
        error={enlaces.error}
        titulo="Error al cargar los enlaces"
        onRetry={() => void enlaces.refetch()}
        retrying={enlaces.isFetching}
      />
      {vigentes.length > 0 ? (
        <Box as="ul" listStyle="none" aria-label={`Enlaces vigentes de ${pagador.nombre}`}>
          {vigentes.map((enlace) => (
            <LineaEnlace key={enlace.id} enlace={enlace} pagador={pagador} />
          ))}
        </Box>
      ) : null}
      {terminados > 0 ? (
        <Box as="p" textStyle="ayuda">
          {terminados === 1
            ? 'Un enlace anterior ya no abre.'
            : `${terminados} enlaces anteriores ya no abren.`}
        </Box>
      ) : null}
      <CrearEnlace pagador={pagador} saldo={saldo} redactar={textoDelEnlace} />
    </SeccionDetalle>
  );
}

type LineaEnlaceProps = { enlace: EnlaceDeCuenta; pagador: PagadorConEnlace };

const vecesEnPalabras = (veces: number): string => (veces === 1 ? 'una vez' : `${veces} veces`);

function LineaEnlace({ enlace, pagador }: LineaEnlaceProps) {
  const refrescar = useRefrescar(AFECTADAS_POR_ENLACE);
  const [confirmando, setConfirmando] = useState(false);
  const { enviar, guardando } = useEscritura<null, EnlaceDeCuenta>({
    nombre: `revocar-enlace:${enlace.id}`,
    que: () => `Revocar un enlace de ${pagador.nombre}`,
    hacer: (_, clave) => orden('enlacesDeCuenta', 'revocar', enlace.id, { clave }),
    alHacer: () => {
      setConfirmando(false);
      toaster.success('Enlace revocado: ya no abre');
      void refrescar();
    },
    alRechazar: (error) => {
      setConfirmando(false);
      avisarError(error, 'Error al revocar el enlace');
      void refrescar();
    },
    alDudar: () => setConfirmando(false),
  });
  const { creado_en, creado_por, expira_en, abierto_en, veces_abierto } = enlace;
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="3"
      paddingBlock="3"
      borderBottom="1px solid"
      borderColor="border"
    >
      <Box minWidth="0" flex="1 1 14rem" overflowWrap="anywhere">
        <Box as="p" fontWeight="medium">{`Sirve hasta el ${dia(expira_en)}`}</Box>
        <Box as="p" textStyle="ayuda">
          {abierto_en ? (
            <>
              {`Se usó ${vecesEnPalabras(veces_abierto)}; la última, `}
              <HaceCuanto instante={abierto_en} />
            </>
          ) : (
            'Nadie lo ha abierto todavía'
          )}
        </Box>
        <Box as="p" textStyle="ayuda">
          {[`Creado ${formatearInstante(creado_en)}`, creado_por && `por ${creado_por}`]
            .filter(Boolean)
            .join(' ')}
        </Box>
      </Box>
      <Button
        size="sm"
        icon={<Unlink />}
        alignSelf="center"
        aria-label={`Revocar el enlace creado ${formatearInstante(creado_en)}`}
        onClick={() => setConfirmando(true)}
      >
        Revocar
      </Button>
      <ConfirmDialog
        open={confirmando}
        title="Revocar enlace"
        confirmLabel="Revocar enlace"
        busy={guardando}
        busyText="Revocando..."
        onConfirm={() => enviar(null)}
        onClose={() => setConfirmando(false)}
      >
        {`Quien tenga este enlace dejará de ver la cuenta de ${pagador.nombre}. Puede crear otro después.`}
      </ConfirmDialog>
    </Box>
  );
}
