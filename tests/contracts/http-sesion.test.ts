import { createHash } from 'node:crypto';
import { registroMudo } from '@tests/infrastructure/apoyo/registro-espia';
import { abrirPGliteDePrueba } from '@tests/server/apoyo/base-de-prueba';
import {
  ADMIN,
  CONSULTA,
  crearServidorDePrueba,
  type ServidorDePrueba,
} from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll } from 'vitest';
import type { Autenticacion } from '@/application/sesion/autenticacion.port';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { MensajeCorreo } from '@/application/shared/correo.port';
import type { Sesion } from '@/domain/sesion/sesion';
import { crearHttpSonda } from '@/infrastructure/http/conexion/http-sonda';
import { crearHttpMisSesiones } from '@/infrastructure/http/sesion/http-mis-sesiones';
import { crearHttpSalidasTardias } from '@/infrastructure/http/sesion/http-salidas-tardias';
import {
  conPermisoRecordado,
  crearHttpAutenticacion,
  crearHttpContrasenas,
  crearHttpLlaveBorradores,
} from '@/infrastructure/http/sesion/http-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { clienteDe } from './apoyo/mundo-http';
import { contratoSonda } from './conexion/contrato-sonda';
import {
  type AutenticacionBajoPrueba,
  type Cuenta,
  contratoAutenticacion,
} from './sesion/contrato-autenticacion';
import { contratoContrasenas } from './sesion/contrato-contrasenas';
import { contratoLlaveBorradores } from './sesion/contrato-llave-borradores';
import { contratoMisSesiones } from './sesion/contrato-mis-sesiones';
import { contratoSalidasTardias } from './sesion/contrato-salidas-tardias';
import { contratoPermisos } from './shared/contrato-permisos';

interface ServidorConCorreo extends ServidorDePrueba {
  /** Messages that left, oldest first. */
  correos: readonly MensajeCorreo[];
}

const abrir = async (): Promise<ServidorConCorreo & { apagar(): Promise<void> }> => {
  const base = await abrirPGliteDePrueba();
  const correos: MensajeCorreo[] = [];
  const servidor = await crearServidorDePrueba({
    db: base.db,
    salida: {
      urlSitio: 'https://sitio.example',
      envia: true,
      correos: { agregar: (mensaje) => correos.push(mensaje), terminar: async () => {} },
      correo: { enviar: async () => {} },
    },
  });
  return {
    ...servidor,
    correos,
    apagar: async () => {
      await servidor.cerrar();
      await base.cerrar();
    },
  };
};

/** One server for every suite of a file; it stops with the last one. */
const compartirServidor = (): (() => Promise<ServidorConCorreo>) => {
  let servidor: ReturnType<typeof abrir> | null = null;
  afterAll(async () => {
    await (await servidor)?.apagar();
  });
  return () => {
    servidor ??= abrir();
    return servidor;
  };
};

const NOMBRE = 'HTTP sobre el servidor';
const servidor = compartirServidor();
const cerrar = async () => {};

const clienteAuth = async (token: () => string | null) =>
  clienteDe(`${(await servidor()).url}/auth-api`, token);

type Envolver = (autenticacion: Autenticacion, token: () => string | null) => Autenticacion;

const abrirAutenticacion = async (
  envolver: Envolver = (igual) => igual,
): Promise<AutenticacionBajoPrueba> => {
  let actual: Sesion | null = null;
  const token = () => actual?.token ?? null;
  return {
    autenticacion: envolver(crearHttpAutenticacion(await clienteAuth(token)), token),
    administrador: ADMIN,
    consulta: CONSULTA,
    usar: (sesion) => {
      actual = sesion;
    },
    cerrar,
  };
};
contratoAutenticacion(NOMBRE, () => abrirAutenticacion());

/** What it was told is of one session: an instant later somebody else may be signed in. */
contratoAutenticacion('HTTP que recuerda el permiso', () =>
  abrirAutenticacion((autenticacion, token) =>
    conPermisoRecordado({ autenticacion, token, reloj: { ahora: () => new Date() } }),
  ),
);

contratoPermisos(NOMBRE, () => ({
  de: async (rol) => {
    const { autenticacion, usar } = await abrirAutenticacion();
    const sesiones = crearInMemorySesionStore();
    if (rol) {
      const sesion = await autenticacion.iniciarSesion(rol === 'CONSULTA' ? CONSULTA : ADMIN);
      usar(sesion);
      sesiones.guardar(sesion);
    }
    return permisosDeSesion({ autenticacion, sesiones });
  },
}));

contratoLlaveBorradores(NOMBRE, async () => {
  const { tokenAdmin, tokenConsulta } = await servidor();
  return {
    llave: crearHttpLlaveBorradores(await clienteAuth(() => tokenConsulta)),
    ajena: crearHttpLlaveBorradores(await clienteAuth(() => tokenAdmin)),
    cerrar,
  };
});

contratoSonda(NOMBRE, async () => {
  const { url } = await servidor();
  const sondaDe = (origen: string) =>
    crearHttpSonda({
      fetch,
      bases: { auth: `${origen}/auth-api`, dashboard: `${origen}/dashboard-api` },
      cronometro: () => performance.now(),
      reloj: { ahora: () => new Date() },
    });
  return { sonda: sondaDe(url), caida: sondaDe('http://127.0.0.1:1'), cerrar };
});

contratoMisSesiones(NOMBRE, async () => {
  const { tokenConsulta } = await servidor();
  return {
    misSesiones: crearHttpMisSesiones(await clienteAuth(() => tokenConsulta), registroMudo),
    password: CONSULTA.password,
    cerrar,
  };
});

contratoSalidasTardias(NOMBRE, async () => {
  const autenticacion = crearHttpAutenticacion(await clienteAuth(() => null));
  return {
    salidas: crearHttpSalidasTardias(await clienteAuth(() => null)),
    entrar: async () => {
      const { token } = await autenticacion.iniciarSesion(CONSULTA);
      const propia = crearHttpAutenticacion(await clienteAuth(() => token));
      return {
        huella: createHash('sha256').update(token).digest('hex'),
        sigue: () =>
          propia.tienePermiso('CONSULTA').then(
            () => true,
            () => false,
          ),
      };
    },
    cerrar,
  };
});

let siguiente = 0;
contratoContrasenas(NOMBRE, {
  nueva: async () => {
    siguiente += 1;
    const cuenta: Cuenta = { email: `clave${siguiente}@ejemplo.example`, password: 'una clave larga' };
    const { servicios, correos } = await servidor();
    const admin = { id: 1, email: ADMIN.email, rol: 'ADMINISTRADOR', origen: null } as const;
    await servicios.unidadDeTrabajo.escribir(admin, ({ usuarios }) =>
      usuarios.crear({ ...cuenta, rol: 'CONSULTA' }),
    );
    const anonima = crearHttpAutenticacion(await clienteAuth(() => null));
    let { token } = await anonima.iniciarSesion(cuenta);
    return {
      contrasenas: crearHttpContrasenas(await clienteAuth(() => token)),
      cuenta,
      entra: (credenciales) =>
        anonima.iniciarSesion(credenciales).then(
          () => true,
          () => false,
        ),
      seguirCon: (nuevo) => {
        token = nuevo;
      },
      pedirEnlace: async () => {
        await anonima.restablecerContrasena(cuenta.email);
        return /#token=([\w-]+)/.exec(correos.at(-1)?.texto ?? '')?.[1] ?? '';
      },
    };
  },
  cerrar,
  mandaCorreo: true,
});
