import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { Book } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hilosDe } from '@/domain/participantes/bitacora/hilos-de-novedades';
import type { Participante } from '@/domain/participantes/participante';
import { mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import { type Id, mismoId } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { useBusquedaUrl } from '@/ui/panel/comun/url/use-busqueda-url';
import { Button } from '@/ui/shared/button';
import { lazy } from '@/ui/shared/lazy';
import { consultaBitacora } from '../bitacora/bitacora.queries';
import { UnaNovedad } from '../bitacora/una-novedad';
import type { BusquedaParticipantes } from '../busqueda-participantes';

const Formulario = lazy(() => import('../bitacora/formulario-novedad'));

const DE_ENTRADA = 5;

type SeccionBitacoraProps = { participante: Participante; escribir: () => void };

/** What has happened with the person, newest first: the last ones, and the rest when they are asked for. */
export function SeccionBitacora({ participante, escribir }: SeccionBitacoraProps) {
  const { servicios } = usePanel();
  const puedeEscribir = useEsAdministrador() && participante.archivado_en === null;
  const { data, error, refetch, isFetching } = useQuery(consultaBitacora(servicios, participante.id));
  const [todas, setTodas] = useState(false);
  const { busqueda, cambiar } = useBusquedaUrl<BusquedaParticipantes>();
  const hilos = hilosDe(data ?? []).reverse();
  const corrige = puedeEscribir && !busqueda.accion ? busqueda.de : undefined;
  const corregida = hilos.find(({ vigente }) => mismoId(vigente.id, corrige))?.vigente;
  const visibles = todas ? hilos : hilos.slice(0, DE_ENTRADA);
  // In the address, and with no step of its own: a page that comes back comes back with it.
  const corregir = (de: Id | undefined) => void cambiar({ de }, { reemplazar: true });
  const cerrar = () => corregir(undefined);
  return (
    <SeccionDetalle titulo="Bitácora">
      <CajaError
        error={error}
        titulo={mensajeErrorCargar('novedades')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data && hilos.length === 0 ? (
        <Box as="p" color="fg.muted">
          Todavía no hay novedades.
        </Box>
      ) : null}
      {hilos.length > 0 ? (
        <Box as="ol" listStyle="none">
          {visibles.map((hilo) => (
            <UnaNovedad
              key={hilo.vigente.id}
              hilo={hilo}
              cuando={formatearInstante(hilo.vigente.ocurrio_en)}
              {...(puedeEscribir ? { alCorregir: ({ id }) => corregir(id) } : {})}
            />
          ))}
        </Box>
      ) : null}
      <Box display="flex" flexWrap="wrap" gap="2" className="no-imprimir">
        {puedeEscribir ? (
          <Button icon={<Book />} onClick={escribir}>
            Escribir novedad
          </Button>
        ) : null}
        {hilos.length > visibles.length ? (
          <Button variant="ghost" onClick={() => setTodas(true)}>
            {`Ver las ${hilos.length} novedades`}
          </Button>
        ) : null}
      </Box>
      <Suspense fallback={null}>
        {corregida ? (
          <Formulario participante={participante} corrige={corregida} onClose={cerrar} onHecho={cerrar} />
        ) : null}
      </Suspense>
    </SeccionDetalle>
  );
}
