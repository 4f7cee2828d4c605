import { Box } from '@chakra-ui/react/box';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type DocumentoPreparado, faltantesDe } from '@/domain/formatos/documento-preparado';
import type { Id } from '@/domain/shared/id';
import { Card } from '@/ui/shared/card';
import { EmptyState } from '@/ui/shared/empty-state';
import { StatusTag } from '@/ui/shared/status-tag';
import { AvisosDocumento } from '../hoja/avisos-documento';
import { HojaDocumento } from '../hoja/hoja-documento';

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
export function HojasPaquete({ participante, documentos }: HojasPaqueteProps) {
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
