import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { papelesQueFaltan } from '@/domain/formatos/papeles-de-ingreso';
import type { Participante } from '@/domain/participantes/participante';
import type { ArchivoGuardado } from '@/ui/panel/comun/archivos/use-descarga';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { lazy } from '@/ui/shared/lazy';
import { consultaPapeles } from '../ficha.queries';
import { Papel } from './papel';

const VistaPrevia = lazy(async () => ({
  default: (await import('@/ui/panel/comun/archivos/vista-previa-archivo')).VistaPreviaArchivo,
}));

export const ID_PAPELES = 'papeles-firmados';

/** The signed papers of the admission, as a list to tick off; nothing where nobody keeps them. */
export function SeccionPapeles({ participante }: { participante: Participante }) {
  const { servicios } = usePanel();
  const puedeEscribir = useEsAdministrador() && participante.archivado_en === null;
  const [visto, setVisto] = useState<ArchivoGuardado | null>(null);
  const { data, error, refetch, isFetching } = useQuery(consultaPapeles(servicios, participante.id));
  if (!error && (data ?? []).length === 0) return null;
  const papeles = data ?? [];
  const recibidos = papeles.length - papelesQueFaltan(papeles).length;
  return (
    <>
      <SeccionDetalle titulo="Papeles firmados" id={ID_PAPELES}>
        <CajaError
          error={error}
          titulo="Error al cargar papeles"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
        {data ? <Box as="p" color="fg.muted">{`${recibidos} de ${papeles.length} recibidos`}</Box> : null}
        {data && puedeEscribir ? (
          <Box as="p" textStyle="ayuda">
            De un papel de varias páginas elija todas las fotos a la vez: quedan en un solo archivo, por el
            orden de sus nombres, que es en el que se tomaron.
          </Box>
        ) : null}
        <Box as="ul" listStyle="none">
          {papeles.map((papel) => (
            <Papel
              key={papel.codigo}
              papel={papel}
              participante={participante.id}
              puedeEscribir={puedeEscribir}
              onVer={setVisto}
            />
          ))}
        </Box>
      </SeccionDetalle>
      <Suspense fallback={null}>
        {visto ? <VistaPrevia entrada={visto} onClose={() => setVisto(null)} /> : null}
      </Suspense>
    </>
  );
}
