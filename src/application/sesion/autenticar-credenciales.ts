import type { Cuentas } from '@/application/sesion/cuentas.port';
import { claveDeAcceso, claveDeCuenta, claveDeLugar } from '@/application/sesion/freno-de-intentos';
import type { CuentaDeIntentos, FrenoIntentos } from '@/application/sesion/freno-intentos.port';
import type { LugarDeSesion, SesionesAbiertas } from '@/application/sesion/sesiones-abiertas.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { HashContrasena, Tokens } from '@/application/shared/secretos.port';
import { validarCredenciales } from '@/domain/sesion/credenciales';
import type { Sesion } from '@/domain/sesion/sesion';
import { ErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { provisionalVencida } from '@/domain/usuarios/contrasena-provisional';
import type { Usuario } from '@/domain/usuarios/usuario';

const FALLOS_POR_CUENTA = 10;
const FALLOS_POR_DIRECCION = 50;
/** Of those that come in: nobody needs so many, and each takes its time. */
const ENTRADAS_POR_CUENTA = 600;
/** An account that changes again and again while it is checked is being fought over. */
const INTENTOS_DE_ABRIR = 3;

interface Dependencias {
  cuentas: Cuentas;
  sesiones: SesionesAbiertas;
  freno: FrenoIntentos;
  contrasenas: HashContrasena;
  tokens: Tokens;
  reloj: Reloj;
}

interface Escritas {
  correo: string;
  password: string;
}

const puedeEntrar = ({ estado, provisional_hasta }: Usuario, ahora: Date): boolean =>
  estado === 'ACTIVO' && !provisionalVencida(provisional_hasta, ahora);

const noCoincide = () => new ErrorAplicacion('NO_AUTENTICADO', 'Correo o contraseña incorrectos');

/** The account as it is when its session is there: one that changed while its password was compared is compared again. */
const abrirSesion =
  ({ cuentas, sesiones, contrasenas, reloj }: Dependencias) =>
  async ({ correo, password }: Escritas, huella: string, lugar: LugarDeSesion): Promise<Usuario> => {
    for (let intento = 0; intento < INTENTOS_DE_ABRIR; intento += 1) {
      const cuenta = await cuentas.porCorreo(correo);
      const coincide = await contrasenas.coincide(password, cuenta?.hash ?? null);
      if (!cuenta || !coincide || !puedeEntrar(cuenta.usuario, reloj.ahora())) throw noCoincide();
      const { id, version } = cuenta.usuario;
      if (await sesiones.abrir(huella, { id, version, hash: cuenta.hash }, lugar)) return cuenta.usuario;
    }
    throw noCoincide();
  };

/**
 * Opens a session. An unknown account, an inactive one, a wrong password and a provisional one that came to its end get
 * the same answer after the same work. Failures from where the account has come in before are counted apart, so that
 * nobody locks its owner out from elsewhere, nor, trying many accounts, from the same house. `direccion` and `agente` say
 * where the request comes from. Throws VALIDACION, NO_AUTENTICADO, DEMASIADOS_INTENTOS.
 */
export const autenticarCredenciales = (dependencias: Dependencias) => {
  const { cuentas, freno, tokens } = dependencias;
  const abrir = abrirSesion(dependencias);
  return async (entrada: unknown, direccion: string, agente: string | null = null): Promise<Sesion> => {
    const { email, password } = validarCredenciales(entrada);
    const correo = email.trim().toLowerCase();
    const deSiempre = claveDeAcceso(correo, direccion);
    const conocido = await freno.conoce(deSiempre);
    const porCuenta: CuentaDeIntentos = {
      clave: conocido ? deSiempre : claveDeCuenta(correo),
      maximo: FALLOS_POR_CUENTA,
    };
    const porDireccion: CuentaDeIntentos = {
      clave: claveDeLugar('direccion', direccion),
      maximo: FALLOS_POR_DIRECCION,
    };
    const descontarFallo = await freno.contar(conocido ? [porCuenta] : [porCuenta, porDireccion]);
    const descontarEntrada = await freno.contar([
      { clave: `entradas:${correo}`, maximo: ENTRADAS_POR_CUENTA },
    ]);
    const token = tokens.nuevo();
    const lugar = { direccion, agente };
    const usuario = await abrir({ correo, password }, tokens.huella(token), lugar).catch(async (error) => {
      await descontarEntrada();
      throw error;
    });
    await descontarFallo();
    await freno.olvidar(porCuenta.clave);
    const { id, rol, displayName, photoURL, version, provisional_hasta } = usuario;
    await cuentas.anotarAcceso({ id, email: usuario.email, origen: direccion });
    await freno.reconocer(deSiempre);
    const provisional = provisional_hasta === null ? {} : { contrasena_provisional: true as const };
    const visible = { id, email: usuario.email, rol, displayName, photoURL, version };
    return { token, usuario: { ...visible, ...provisional } };
  };
};
