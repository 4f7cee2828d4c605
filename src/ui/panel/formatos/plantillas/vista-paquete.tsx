import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert, UserSearch } from 'lucide-react';
import { type DocumentoPreparado, faltantesDe } from '@/domain/formatos/documento-preparado';
import type { Id } from '@/domain/shared/id';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { consultaPaquete } from '@/ui/panel/formatos/formatos.queries';
import { AvisosDocumento } from '@/ui/panel/formatos/hoja/avisos-documento';
import { HojaDocumento } from '@/ui/panel/formatos/hoja/hoja-formato';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { LoadingIndicator } from '@/ui/shared/loading-indicator';
import { StatusTag } from '@/ui/shared/status-tag';
import { BarraVista, BotonesDePapel } from './barra-vista';
import { usePlantillas } from './use-plantillas';

const sinRepetir = <T,>(listas: readonly (readonly T[])[]): T[] => [...new Set(listas.flat())];

function Situacion({ faltantes }: DocumentoPreparado) {
  return faltantes.length === 0 ? (
    <StatusTag tone="success" icon={<CircleCheck size={14} aria-hidden />}>
      Completo
    </StatusTag>
  ) : (
    <StatusTag tone="warning" icon={<TriangleAlert size={14} aria-hidden />}>
      {faltantes.length === 1 ? 'Falta 1 dato' : `Faltan ${faltantes.length} datos`}
    </StatusTag>
  );
}

type HojasPaqueteProps = { participante: Id; documentos: readonly DocumentoPreparado[] };

/** First what is missing, document by document; then each of them, from a page of its own. */
function HojasPaquete({ participante, documentos }: HojasPaqueteProps) {
  if (documentos.length === 0) {
    return (
      <EmptyState
        title="No hay documentos vigentes para el ingreso"
        description="Publique al menos una plantilla de ingreso o de privacidad."
      />
    );
  }
  return (
    <Box display="flex" flexDirection="column" gap="4">
      <AvisosDocumento
        participante={participante}
        faltantes={faltantesDe(documentos)}
        reservadas={sinRepetir(documentos.map(({ reservadas }) => reservadas))}
        advertencias={sinRepetir(documentos.map(({ advertencias }) => advertencias))}
        impedimento={null}
      />
      <Card className="no-imprimir">
        <Box as="ol" aria-label="Documentos del paquete" listStyle="none" display="grid" gap="2">
          {documentos.map((documento) => (
            <Box
              as="li"
              key={documento.formato.id}
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              gap="2"
            >
              {documento.formato.nombre}
              <Situacion {...documento} />
            </Box>
          ))}
        </Box>
      </Card>
      {documentos.map((documento, i) => (
        <Box key={documento.formato.id} _print={{ breakBefore: i === 0 ? 'auto' : 'page' }}>
          <HojaDocumento documento={documento} />
        </Box>
      ))}
    </Box>
  );
}

const TITULO = (
  <Box as="h2" textStyle="subtitulo">
    Paquete de ingreso
  </Box>
);

/** All the papers of an admission at once. */
export default function VistaPaquete() {
  const { participante } = usePlantillas().busqueda;
  if (participante !== undefined) return <Paquete participante={participante} />;
  return (
    <>
      <BarraVista titulo={TITULO} acciones={null} />
      <EmptyState
        icon={<UserSearch />}
        title="Elija un participante"
        description="El paquete reúne todos los documentos de su ingreso, llenos con sus datos."
      />
    </>
  );
}

function Paquete({ participante }: { participante: Id }) {
  const { servicios } = usePanel();
  const consulta = useQuery(consultaPaquete(servicios, participante));
  return (
    <>
      <BarraVista
        titulo={TITULO}
        acciones={consulta.data ? <Expedir participante={participante} documentos={consulta.data} /> : null}
      />
      {consulta.isPending ? <LoadingIndicator /> : null}
      {consulta.data ? <HojasPaquete participante={participante} documentos={consulta.data} /> : null}
      {consulta.data ? null : (
        <CajaError
          error={consulta.error}
          titulo="Error al preparar los documentos"
          onRetry={() => void consulta.refetch()}
          retrying={consulta.isFetching}
        />
      )}
    </>
  );
}

type ExpedirProps = { participante: Id; documentos: readonly DocumentoPreparado[] };

function Expedir({ participante, documentos }: ExpedirProps) {
  const { documentosFormato } = usePanel().servicios;
  if (documentos.length === 0) return null;
  return (
    <BotonesDePapel
      texto="Un solo PDF"
      documento={{
        pedir: () => documentosFormato().then((casos) => casos.paqueteDeIngreso(participante)),
        nombre: `paquete-de-ingreso-${participante}.pdf`,
      }}
    />
  );
}
