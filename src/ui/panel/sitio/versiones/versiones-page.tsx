import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, History } from 'lucide-react';
import { useState } from 'react';
import { orden } from '@/application/servicios/orden';
import { formatearInstante } from '@/domain/shared/fechas';
import type { Sitio, VersionDelSitio } from '@/domain/sitio/sitio-guardado';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { ConfirmDialog } from '@/ui/shared/confirm-dialog';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { PageHeader } from '@/ui/shared/page-header';
import { StatusTag } from '@/ui/shared/status-tag';
import { consultaVersiones } from '../sitio.queries';
import { ListaDeCambios } from './lista-de-cambios';
import { usePublicacion } from './use-publicacion';

/** Everything that was ever published, newest first: who, when and what; any of it can be published again. */
export function Versiones({ sitio }: { sitio: Sitio }) {
  const { servicios } = usePanel();
  const { data, error, isPending, isFetching, refetch } = useQuery(consultaVersiones(servicios));
  return (
    <>
      <PageHeader
        title="Versiones del sitio"
        LinkComponent={EnlacePanel}
        more={[{ id: 'partes', label: 'Volver a las partes', icon: <ArrowLeft />, href: '/sitio' }]}
      />
      {isPending ? <LoadingIndicator /> : null}
      <CajaError
        error={error}
        titulo="Error al cargar las versiones"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {data?.length === 0 ? (
        <EmptyState
          title="Todavía no hay versiones"
          description="Cada vez que publique queda una aquí, con lo que cambió, y puede volver a ella."
        />
      ) : null}
      <Box as="ol" display="flex" flexDirection="column" gap="3">
        {data?.map((version) => (
          <LineaVersion key={version.numero} version={version} sitio={sitio} />
        ))}
      </Box>
    </>
  );
}

type LineaVersionProps = { version: VersionDelSitio; sitio: Sitio };

function LineaVersion({ version, sitio }: LineaVersionProps) {
  const { numero, publicado_en, publicado_por, cambios, vuelve_a } = version;
  const [confirmando, setConfirmando] = useState(false);
  const { enviar, guardando } = usePublicacion({
    nombre: `volver-sitio:${numero}`,
    que: `Volver a la versión ${numero} del sitio`,
    hacer: (clave) => orden('sitio', 'volver', numero, { version: sitio.version }, { clave }),
    hecho: (nuevo) => `Se publicó la versión ${nuevo.numero}, igual a la ${numero}`,
    fallo: `Error al volver a la versión ${numero}`,
    alTerminar: () => setConfirmando(false),
  });
  const titulo = vuelve_a === null ? `Versión ${numero}` : `Versión ${numero}, vuelve a la ${vuelve_a}`;
  return (
    <Card as="li">
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="3">
        <Box minWidth="0" flex="1 1 16rem">
          <Box as="h2" textStyle="subtitulo">
            {titulo}
          </Box>
          <Box as="p" textStyle="ayuda">
            {`${formatearInstante(publicado_en)}${publicado_por ? ` por ${publicado_por}` : ''}`}
          </Box>
          <ListaDeCambios cambios={cambios} />
        </Box>
        {numero === sitio.numero ? (
          <Box alignSelf="flex-start">
            <StatusTag tone="success">Publicada</StatusTag>
          </Box>
        ) : (
          <Button size="sm" icon={<History />} alignSelf="flex-start" onClick={() => setConfirmando(true)}>
            {`Volver a la versión ${numero}`}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        open={confirmando}
        tone="neutral"
        title={`Volver a la versión ${numero}`}
        confirmLabel="Publicar otra vez"
        busy={guardando}
        busyText="Publicando..."
        onConfirm={enviar}
        onClose={() => setConfirmando(false)}
      >
        {`Los visitantes verán de inmediato lo que decía el sitio el ${formatearInstante(publicado_en)}. Queda como una versión nueva, y lo que esté en borrador se conserva.`}
      </ConfirmDialog>
    </Card>
  );
}
