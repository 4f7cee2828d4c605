import { Box } from '@chakra-ui/react/box';
import { Braces, Lock, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Hueco, ParteRellena } from '@/domain/formatos/rellenar-formato';
import { SIGNIFICADO_VARIABLE } from '@/domain/formatos/variables-formato';
import { type Tone, toneColors } from '@/ui/shared/tone';

/** How a place to fill looks; in the sample of a template nobody lacks anything yet. */
export type AspectoHueco = Hueco | 'MUESTRA';

const ASPECTOS: Readonly<Record<AspectoHueco, { tono: Tone; icono: ReactNode; antes: string }>> = {
  FALTA: { tono: 'warning', icono: <TriangleAlert aria-hidden />, antes: 'Falta: ' },
  RESERVADA: { tono: 'info', icono: <Lock aria-hidden />, antes: 'Reservado: ' },
  MUESTRA: { tono: 'neutral', icono: <Braces aria-hidden />, antes: '' },
};

function Marca({ aspecto, children }: { aspecto: AspectoHueco; children: string }) {
  const { tono, icono, antes } = ASPECTOS[aspecto];
  return (
    <>
      <Box
        as="span"
        className="no-imprimir"
        data-hueco={aspecto}
        {...toneColors[tono]}
        display="inline-flex"
        alignItems="center"
        gap="1"
        paddingInline="1.5"
        borderRadius="sm"
        fontSize="sm"
        fontWeight="medium"
        lineHeight="snug"
        css={{ '& svg': { width: '0.875rem', height: '0.875rem', flexShrink: 0 } }}
      >
        {icono}
        {`${antes}${children}`}
      </Box>
      {/* On paper, a line to write on. */}
      <Box
        as="span"
        aria-hidden
        display="none"
        _print={{ display: 'inline-block', minWidth: '9rem', borderBottom: '1px solid' }}
      >
        {'\u00a0'}
      </Box>
    </>
  );
}

/** A run of text of the sheet. What people wrote is only ever text. */
export function ParteHoja({ parte, muestra }: { parte: ParteRellena; muestra: boolean }) {
  if (parte.tipo === 'hueco') {
    return <Marca aspecto={muestra ? 'MUESTRA' : parte.hueco}>{SIGNIFICADO_VARIABLE[parte.nombre]}</Marca>;
  }
  return parte.negrita ? <strong>{parte.texto}</strong> : parte.texto;
}
