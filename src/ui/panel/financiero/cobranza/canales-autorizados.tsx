import { Box } from '@chakra-ui/react/box';
import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import type { CanalAutorizado, ExpedienteDeCobro } from '@/domain/mensualidades/cobranza/gestion';
import { CANALES_AUTORIZABLES, ETIQUETA_CANAL } from '@/domain/mensualidades/cobranza/opciones-gestion';
import { avisarError } from '@/ui/panel/comun/datos/avisar-error';
import { useRefrescar } from '@/ui/panel/comun/datos/use-refrescar';
import { useEscritura } from '@/ui/panel/comun/escritura/use-escritura';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { Button } from '@/ui/shared/button';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { toaster } from '@/ui/shared/toast-store';
import { canalEnPalabras } from './canal-en-palabras';
import { AFECTADAS_POR_GESTION } from './cobranza.queries';
import { ERRORES_DE_COBRANZA } from './errores-de-cobranza';
import { BotonAutorizar } from './por-que-no';

type BotonRetirarProps = { quien: ExpedienteDeCobro['pagador']; canal: CanalAutorizado };

function BotonRetirar({ quien, canal }: BotonRetirarProps) {
  const hoy = useHoy();
  const [preguntando, setPreguntando] = useState(false);
  const refrescar = useRefrescar(AFECTADAS_POR_GESTION);
  const nombreCanal = ETIQUETA_CANAL[canal.canal];
  const { enviar, guardando } = useEscritura<string, ExpedienteDeCobro>({
    nombre: `retirar-canal:${quien.clave}:${canal.canal}`,
    que: () => `${quien.nombre} retira ${nombreCanal}`,
    hacer: (dia) => orden('cobranza', 'cambiarCanal', quien.clave, { canal: canal.canal, retirado_en: dia }),
    alHacer: () => {
      toaster.success(`${quien.nombre} ya no autoriza ${nombreCanal}`);
      void refrescar();
      setPreguntando(false);
    },
    alRechazar: (error) => avisarError(error, ERRORES_DE_COBRANZA.autorizar),
    alDudar: () => setPreguntando(false),
  });
  return (
    <>
      <Button variant="ghost" aria-label={`Retirar ${nombreCanal}`} onClick={() => setPreguntando(true)}>
        Retirar
      </Button>
      <ConfirmDialog
        open={preguntando}
        title={`¿${quien.nombre} ya no autoriza ${nombreCanal}?`}
        confirmLabel="Retirar"
        busy={guardando}
        busyText="Retirando..."
        onConfirm={() => enviar(hoy)}
        onClose={() => setPreguntando(false)}
      >
        Desde hoy no se le podrá cobrar por ese canal. Lo que se hizo antes sigue en el registro.
      </ConfirmDialog>
    </>
  );
}

/** What somebody authorised, and what they took back. */
export function CanalesAutorizados({ pagador, canales }: Pick<ExpedienteDeCobro, 'pagador' | 'canales'>) {
  const esAdministrador = useEsAdministrador();
  const vigentes = canales.filter(({ retirado_en }) => retirado_en === null);
  const faltaAlguno = CANALES_AUTORIZABLES.some((uno) => !vigentes.some(({ canal }) => canal === uno));
  return (
    <>
      {canales.length === 0 ? (
        <Box as="p" color="fg.muted">
          No ha autorizado ningún canal: no se le puede cobrar por ninguno.
        </Box>
      ) : (
        <Box as="ul" aria-label="Canales autorizados" listStyle="none" padding="0">
          {canales.map((canal) => (
            <Box as="li" key={canal.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
              <Box as="span" color={canal.retirado_en ? 'fg.muted' : undefined}>
                {canalEnPalabras(canal)}
              </Box>
              {esAdministrador && canal.retirado_en === null ? (
                <BotonRetirar quien={pagador} canal={canal} />
              ) : null}
            </Box>
          ))}
        </Box>
      )}
      {faltaAlguno ? (
        <Box>
          <BotonAutorizar quien={pagador} />
        </Box>
      ) : null}
    </>
  );
}
