import { Box } from '@chakra-ui/react/box';
import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type NivelDeSalud,
  NOMBRES_DE_PARTES,
  type ParteRevisada,
} from '@/domain/sistema/estado-del-sistema';
import { Card } from '@/ui/shared/card';
import { StatusTag } from '@/ui/shared/status-tag';
import type { Tone } from '@/ui/shared/tone';

const NIVELES: Readonly<Record<NivelDeSalud, { palabra: string; tono: Tone; Icono: typeof CircleCheck }>> = {
  BIEN: { palabra: 'Bien', tono: 'success', Icono: CircleCheck },
  SIN_DATO: { palabra: 'Sin dato', tono: 'neutral', Icono: CircleHelp },
  ATENCION: { palabra: 'Atención', tono: 'warning', Icono: TriangleAlert },
  MAL: { palabra: 'Con falla', tono: 'error', Icono: CircleAlert },
};

type FichaDeParteProps = ParteRevisada & {
  /** What can be done about it from here. */
  children?: ReactNode;
};

/** One part of the system: how it is, what is known of it and what to do. */
export function FichaDeParte({ parte, nivel, resumen, detalles, accion, children }: FichaDeParteProps) {
  const { palabra, tono, Icono } = NIVELES[nivel];
  return (
    <Card as="li" display="flex" flexDirection="column" gap="2" minWidth="0" overflowWrap="anywhere">
      <Box display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <Box as="h3" fontWeight="semibold">
          {NOMBRES_DE_PARTES[parte]}
        </Box>
        <StatusTag tone={tono} icon={<Icono size={14} aria-hidden />}>
          {palabra}
        </StatusTag>
      </Box>
      <p>{resumen}</p>
      {detalles.length > 0 ? (
        <Box as="ul" listStyle="none" textStyle="ayuda" fontVariantNumeric="tabular-nums">
          {detalles.map((detalle) => (
            <li key={detalle}>{detalle}</li>
          ))}
        </Box>
      ) : null}
      {accion === null ? null : (
        <Box as="p" fontSize="sm">
          <strong>Qué hacer:</strong> {accion}
        </Box>
      )}
      {children ? (
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" marginTop="auto" paddingTop="1">
          {children}
        </Box>
      ) : null}
    </Card>
  );
}
