import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { ErrorBanner } from '@/ui/shared/error-banner';
import { ErrorSummary } from '@/ui/shared/error-summary';
import { CajaError } from '../datos/caja-error';
import { idCampo } from './id-campo';
import { mensajeDeCampo } from './mensaje-de-campo';
import { DE_CAMPOS } from './resolver-dominio';

type ErroresFormularioProps = {
  /** Every field, in the order of the screen, with its label. */
  etiquetas: Readonly<Record<string, string>>;
  /** The service's refusal, with the operation's message of specification §8. */
  error: unknown;
  titulo: string;
  /** Grows with each refusal of the service. */
  rechazos: number;
};

/** All that stops the form, at its top; it takes the focus each time a save is refused, whoever refused it. */
export function ErroresFormulario({ etiquetas, error, titulo, rechazos }: ErroresFormularioProps) {
  const { errors, submitCount } = useFormState();
  const caja = useRef<HTMLDivElement>(null);
  const campos = Object.entries(etiquetas).flatMap(([campo, etiqueta]) => {
    const mensaje = mensajeDeCampo(errors, campo);
    return mensaje ? [{ fieldId: idCampo(campo), message: `${etiqueta}: ${mensaje}` }] : [];
  });
  // What only titles the errors of the fields goes away with the last of them.
  const general = campos.length === 0 && errors.root?.type !== DE_CAMPOS ? errors.root?.message : undefined;
  const sinCampos = campos.length === 0 && Boolean(error || general);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal asks for the focus again
  useEffect(() => {
    if (sinCampos) caja.current?.focus();
  }, [sinCampos, submitCount, rechazos]);
  if (campos.length === 0 && !sinCampos) return null;
  return (
    <Box ref={caja} tabIndex={-1} display="flex" flexDirection="column" gap="3" borderRadius="control">
      {sinCampos ? <CajaError error={error} titulo={titulo} /> : null}
      {general ? <ErrorBanner message={general} /> : null}
      <ErrorSummary
        errors={campos}
        title={errors.root?.message ?? (error ? titulo : undefined)}
        attempt={submitCount + rechazos}
      />
    </Box>
  );
}
