import { claveDeAcceso, claveDeCuenta } from '@/application/sesion/claves-de-freno';
import type { Cuentas } from '@/application/sesion/cuentas.port';
import type { CuentaDeIntentos, FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { HashContrasena } from '@/application/shared/hash-contrasena.port';
import type { Reloj } from '@/application/shared/reloj.port';
import type { Tokens } from '@/application/shared/tokens.port';
import { validarCredenciales } from '@/domain/sesion/credenciales';
import type { Sesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import type { Usuario } from '@/domain/usuarios/usuario';

const FALLOS_POR_CUENTA = 10;
const FALLOS_POR_DIRECCION = 50;

interface Dependencias {
  cuentas: Cuentas;
  sesiones: SesionesAbiertas;
  freno: FrenoIntentos;
  contrasenas: HashContrasena;
  tokens: Tokens;
  reloj: Reloj;
}

const puedeEntrar = ({ estado, provisional_hasta }: Usuario, ahora: Date): boolean =>
  estado === 'ACTIVO' && !provisionalVencida(provisional_hasta, ahora);

/**
 * Opens a session. An unknown account, an inactive one, a wrong password and a provisional one that came to its end get
 * the same answer after the same work. Failures from where the account has come in before are counted apart, so that
 * nobody locks its owner out from elsewhere. `direccion` and `agente` say where the request comes from. Throws VALIDACION, NO_AUTENTICADO, DEMASIADOS_INTENTOS.
 */
export const autenticarCredenciales =
  ({ cuentas, sesiones, freno, contrasenas, tokens, reloj }: Dependencias) =>
  async (entrada: unknown, direccion: string, agente: string | null = null): Promise<Sesion> => {
    const { email, password } = validarCredenciales(entrada);
    const correo = email.trim().toLowerCase();
    const deSiempre = claveDeAcceso(correo, direccion);
    const porCuenta: CuentaDeIntentos = {
      clave: (await freno.conoce(deSiempre)) ? deSiempre : claveDeCuenta(correo),
      maximo: FALLOS_POR_CUENTA,
    };
    const porDireccion: CuentaDeIntentos = { clave: `direccion:${direccion}`, maximo: FALLOS_POR_DIRECCION };
    const descontar = await freno.contar([porCuenta, porDireccion]);
    const cuenta = await cuentas.porCorreo(correo);
    const coincide = await contrasenas.coincide(password, cuenta?.hash ?? null);
    if (!cuenta || !coincide || !puedeEntrar(cuenta.usuario, reloj.ahora())) {
      throw new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos');
    }
    await descontar();
    await freno.olvidar(porCuenta.clave);
    const { id, rol, displayName, photoURL, version, provisional_hasta } = cuenta.usuario;
    const token = tokens.nuevo();
    await sesiones.abrir(tokens.huella(token), id, { direccion, agente });
    await cuentas.anotarAcceso({ id, email: cuenta.usuario.email, origen: direccion });
    await freno.reconocer(deSiempre);
    const provisional = provisional_hasta === null ? {} : { contrasena_provisional: true as const };
    const visible = { id, email: cuenta.usuario.email, rol, displayName, photoURL, version };
    return { token, usuario: { ...visible, ...provisional } };
  };
