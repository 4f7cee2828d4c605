import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NO_SABEMOS } from '@/domain/shared/errores/mensajes-operacion';
import { formatearInstante } from '@/domain/shared/fechas';
import { Notice } from '@/ui/shared/notice';
import { explicarError } from '../datos/explicar-error';
import type { EnDuda } from './use-escritura';

/** What to do about a doubt, and what that does. */
export const comoSaberlo = (seComprueba: boolean): string =>
  seComprueba
    ? 'Compruébelo antes de hacerlo otra vez: si no alcanzó a llegar, se registra ahora, y nunca dos veces.'
    : 'Mire en la lista si quedó antes de hacerlo otra vez.';

/** The buttons of a form whose last answer was lost: nothing new is sent before that is known. */
export const botonesDe = ({ seComprueba, comprobar }: EnDuda) => ({
  submitLabel: seComprueba ? 'Comprobar ahora' : 'Ya lo revisé',
  savingLabel: 'Comprobando...',
  cancelLabel: 'Cerrar',
  closeWhileSaving: true,
  onSubmit: comprobar,
});

type AvisoDudaProps = {
  duda: EnDuda;
  /** Absent for a doubt of before this form was opened. */
  error: unknown;
  /** The operation's message of specification §8. */
  titulo: string;
};

export function AvisoDuda({ duda: { que, desde, seComprueba }, error, titulo }: AvisoDudaProps) {
  const { causa, nota } = explicarError(error);
  return (
    <Notice tone="warning" role="alert" title={NO_SABEMOS}>
      {error ? (
        <>
          <p>{titulo}</p>
          <p>{causa}</p>
          {nota ? <p>{nota}</p> : null}
        </>
      ) : (
        <p>{`${que} (${formatearInstante(new Date(desde).toISOString())}).`}</p>
      )}
      <Box as="p" marginTop="1">
        {`Se envió y la respuesta no llegó. ${comoSaberlo(seComprueba)}`}
      </Box>
    </Notice>
  );
}

const Campos = chakra('fieldset', {
  base: { display: 'flex', flexDirection: 'column', minWidth: 0, margin: 0, padding: 0, border: 0 },
});

type CamposQuietosProps = { quietos: boolean; gap: '4' | '5'; children: ReactNode };

/** What was sent stays in sight and cannot be changed until it is known how it ended. */
export function CamposQuietos({ quietos, ...resto }: CamposQuietosProps) {
  return <Campos disabled={quietos} {...resto} />;
}
