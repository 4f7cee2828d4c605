import { errorContrasenaPropia } from '@/domain/shared/errores/errores-comunes';
import type { BaseMemoria } from './base-memoria';

/** What the service asks of whoever is one of these users. Throws VALIDACION. */
export const revisarContrasenaPropia = (
  { usuarios, contrasenas, firmar }: Pick<BaseMemoria, 'usuarios' | 'contrasenas' | 'firmar'>,
  escrita: string | undefined,
): void => {
  const { quien } = firmar();
  const yo = usuarios.todas().find(({ email }) => email === quien);
  if (yo && contrasenas.get(String(yo.id)) !== escrita)
    throw errorContrasenaPropia('La contraseña no es correcta');
};
