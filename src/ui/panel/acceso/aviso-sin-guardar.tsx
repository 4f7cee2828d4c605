import { NO_SABEMOS, SI_LA_CONTRASENA_QUEDO } from '@/domain/shared/errores/mensajes-operacion';
import { Notice } from '@/ui/shared/notice';
import type { Fallo } from './fallo-de-acceso';

type AvisoSinGuardarProps = { titulo: string } & Pick<Fallo, 'general' | 'sinSaberse'>;

/** Why a password was not kept; without an answer it may have been, and then only the new one opens the door. */
export function AvisoSinGuardar({ titulo, general, sinSaberse }: AvisoSinGuardarProps) {
  if (!general) return null;
  return (
    <Notice tone="error" role="alert" title={sinSaberse ? NO_SABEMOS : titulo}>
      <p>{general}</p>
      {sinSaberse ? <p>{SI_LA_CONTRASENA_QUEDO}</p> : null}
    </Notice>
  );
}
