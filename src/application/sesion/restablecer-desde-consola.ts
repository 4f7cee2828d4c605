import type { ContrasenasGuardadas, Cuentas } from '@/application/sesion/cuentas.port';
import { exigirContrasenaDificil } from '@/application/shared/exigir-contrasena-dificil';
import type { ContrasenasComunes, HashContrasena } from '@/application/shared/secretos.port';
import { analizar } from '@/domain/shared/analizar';
import { contrasena } from '@/domain/shared/contrasena';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { z } from '@/domain/shared/zod';
import type { Usuario } from '@/domain/usuarios/usuario';

const esquemaClave = z.strictObject({ password: contrasena() });

interface Dependencias {
  cuentas: Pick<Cuentas, 'porCorreo'>;
  guardadas: Pick<ContrasenasGuardadas, 'imponer'>;
  contrasenas: Pick<HashContrasena, 'calcular'>;
  comunes: ContrasenasComunes;
  /** Whoever forgot their password may have been stopped for trying it. */
  olvidarIntentos(): Promise<void>;
}

/**
 * A provisional password chosen by whoever has the machine: closes every session of that person and voids their links.
 * Throws NO_ENCONTRADO, VALIDACION.
 */
export const restablecerDesdeConsola =
  ({ cuentas, guardadas, contrasenas, comunes, olvidarIntentos }: Dependencias) =>
  async (email: string, clave: string): Promise<Usuario> => {
    const { password } = analizar(esquemaClave, { password: clave });
    await exigirContrasenaDificil(comunes, { contrasena: password, email, campo: 'password' });
    const cuenta = await cuentas.porCorreo(email.trim().toLowerCase());
    if (!cuenta) throw new ErrorAplicacion('NO_ENCONTRADO', `No hay un usuario con el correo ${email}`);
    await guardadas.imponer(cuenta.usuario.id, await contrasenas.calcular(password));
    await olvidarIntentos();
    return cuenta.usuario;
  };
