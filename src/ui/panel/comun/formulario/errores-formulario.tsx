import { Box } from '@chakra-ui/react/box';
import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { ErrorBanner } from '@/ui/shared/error-banner';
import { ErrorSummary } from '@/ui/shared/error-summary';
import { CajaError } from '../datos/caja-error';
import { AvisoDuda } from '../escritura/aviso-duda';
import type { EnDuda } from '../escritura/use-escritura';
import { idCampo } from './id-campo';
import { camposConError, mensajeDeCampo } from './mensaje-de-campo';
import { DE_CAMPOS } from './resolver-dominio';

type ErroresFormularioProps = {
  /** Every field, in the order of the screen, with its label. */
  etiquetas: Readonly<Record<string, string>>;
  /** The service's refusal, with the operation's message of specification §8. */
  error: unknown;
  titulo: string;
  /** Grows with each refusal of the service. */
  rechazos: number;
  /** Whether what was sent was stored is not known. */
  duda?: EnDuda | null;
  siNoSeSabe?: string;
};

/** Once beside its field, it is not said again as a whole: the field stops saying it when it is corrected. */
const seDijoEnSuCampo = (error: unknown): boolean =>
  esErrorAplicacion(error) && Object.keys(error.campos).length > 0;

/** All that stops the form, at its top; it takes the focus each time a save is refused, whoever refused it. */
export function ErroresFormulario(props: ErroresFormularioProps) {
  const { etiquetas, error, titulo, rechazos, duda, siNoSeSabe } = props;
  const { errors, submitCount } = useFormState();
  const caja = useRef<HTMLDivElement>(null);
  const resumen = useRef<HTMLDivElement>(null);
  const conEtiqueta = Object.entries(etiquetas).flatMap(([campo, etiqueta]) => {
    const mensaje = mensajeDeCampo(errors, campo);
    return mensaje ? [{ fieldId: idCampo(campo), message: `${etiqueta}: ${mensaje}` }] : [];
  });
  const sinEtiqueta = camposConError(errors)
    .filter((campo) => !(campo in etiquetas))
    .map((campo) => ({ message: mensajeDeCampo(errors, campo) ?? '' }));
  const campos = [...conEtiqueta, ...sinEtiqueta];
  // What only titles the errors of the fields goes away with the last of them.
  const general = campos.length === 0 && errors.root?.type !== DE_CAMPOS ? errors.root?.message : undefined;
  const deTodo = seDijoEnSuCampo(error) ? null : error;
  const sinCampos = campos.length === 0 && Boolean(deTodo || general);
  const intentos = submitCount + rechazos;
  // Only when a save is refused: an error that comes or goes while somebody types must not take the field from them.
  useEffect(() => {
    if (intentos > 0) (resumen.current ?? caja.current)?.focus();
  }, [intentos]);
  if (duda) {
    return (
      <Box ref={caja} tabIndex={-1} borderRadius="control">
        <AvisoDuda duda={duda} error={error} titulo={titulo} />
      </Box>
    );
  }
  if (campos.length === 0 && !sinCampos) return null;
  return (
    <Box ref={caja} tabIndex={-1} display="flex" flexDirection="column" gap="3" borderRadius="control">
      {sinCampos ? <CajaError alEscribir error={deTodo} titulo={titulo} siNoSeSabe={siNoSeSabe} /> : null}
      {general ? <ErrorBanner message={general} /> : null}
      <ErrorSummary
        errors={campos}
        title={errors.root?.message ?? (error ? titulo : undefined)}
        ref={resumen}
      />
    </Box>
  );
}
