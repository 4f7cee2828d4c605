import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { Sesion } from '@/domain/sesion/sesion';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-sesion';
import { crearInMemoryActividadRepository } from '@/infrastructure/memory/actividad/in-memory-actividad-repository';
import {
  crearAlmacenEnMemoria,
  crearInMemoryArchivoStore,
  crearInMemoryBitacoraArchivos,
} from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { inMemorySonda } from '@/infrastructure/memory/conexion/in-memory-sonda';
import {
  crearInMemoryAutenticacion,
  crearInMemoryContrasenas,
  crearInMemoryLlaveBorradores,
  crearInMemoryMisSesiones,
} from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import { registroMudo } from '../infrastructure/apoyo/registro-espia';
import { crearStorageFalso } from '../infrastructure/apoyo/storage-falso';
import { clienteDe } from './apoyo/mundo-http';
import { type ArchivosBajoPrueba, contratoArchivoStore } from './archivos/contrato-archivo-store';
import { contratoBitacoraArchivos } from './archivos/contrato-bitacora-archivos';
import { contratoPapeleraYReserva } from './archivos/contrato-papelera-y-reserva';
import { contratoSonda } from './conexion/contrato-sonda';
import { type AutenticacionBajoPrueba, contratoAutenticacion } from './sesion/contrato-autenticacion';
import { contratoContrasenas } from './sesion/contrato-contrasenas';
import { contratoLlaveBorradores } from './sesion/contrato-llave-borradores';
import { contratoMisSesiones, type MisSesionesBajoPrueba } from './sesion/contrato-mis-sesiones';
import { contratoSesionStore } from './sesion/contrato-sesion-store';
import { contratoAlmacen } from './shared/contrato-almacen';
import { contratoPermisos } from './shared/contrato-permisos';

const reloj = { ahora: () => new Date() };
const roto = (): Storage => {
  throw new DOMException('denegado', 'SecurityError');
};
const sinOtrasPestanas = { escuchar: () => () => {} };
const almacenDe = (obtener: () => Storage) => crearAlmacenNavegador(obtener, registroMudo);

contratoAlmacen('memoria', crearInMemoryAlmacen);
contratoAlmacen('navegador', () => {
  const storage = crearStorageFalso();
  return almacenDe(() => storage);
});
contratoAlmacen('navegador sin almacenamiento', () => almacenDe(roto));

contratoSesionStore('memoria', crearInMemorySesionStore);
contratoSesionStore('navegador', () => {
  const storage = crearStorageFalso();
  return crearSesionStoreNavegador(
    almacenDe(() => storage),
    sinOtrasPestanas,
  );
});
contratoSesionStore('navegador sin almacenamiento', () =>
  crearSesionStoreNavegador(almacenDe(roto), sinOtrasPestanas),
);

const abrirArchivosMemoria = async (): Promise<ArchivosBajoPrueba> => {
  let almacen = crearAlmacenEnMemoria(reloj);
  const abierto: ArchivosBajoPrueba = {
    archivos: crearInMemoryArchivoStore({ reloj, almacen }),
    deConsulta: () => crearInMemoryArchivoStore({ reloj, almacen, veReservadas: async () => false }),
    vaciar: async () => {
      almacen = crearAlmacenEnMemoria(reloj);
      abierto.archivos = crearInMemoryArchivoStore({ reloj, almacen });
    },
    cerrar: async () => {},
  };
  return abierto;
};
contratoArchivoStore('memoria', abrirArchivosMemoria);
contratoPapeleraYReserva('memoria', abrirArchivosMemoria);

const abrirAutenticacionMemoria = async (): Promise<AutenticacionBajoPrueba> => {
  const base = crearBaseMemoria({ reloj, quien: () => null });
  const administrador = { email: 'admin@ejemplo.example', password: 'una clave larga' };
  const consulta = { email: 'consulta@ejemplo.example', password: 'otra clave más' };
  const usuarios = crearInMemoryUsuarioRepository(base);
  await usuarios.crear({ ...administrador, rol: 'ADMINISTRADOR' });
  await usuarios.crear({ ...consulta, rol: 'CONSULTA' });
  let actual: Sesion | null = null;
  return {
    autenticacion: crearInMemoryAutenticacion({ base, token: () => actual?.token ?? null }),
    administrador,
    consulta,
    usar: (sesion) => {
      actual = sesion;
    },
    cerrar: async () => {},
  };
};

contratoAutenticacion('memoria', abrirAutenticacionMemoria);

contratoPermisos('memoria', () => ({
  de: async (rol) => {
    const { autenticacion, administrador, consulta, usar } = await abrirAutenticacionMemoria();
    const sesiones = crearInMemorySesionStore();
    if (rol) {
      const sesion = await autenticacion.iniciarSesion(rol === 'CONSULTA' ? consulta : administrador);
      usar(sesion);
      sesiones.guardar(sesion);
    }
    return permisosDeSesion({ autenticacion, sesiones });
  },
}));

/** The role that this browser remembers, while nobody answers. */
contratoPermisos('sin servicio', () => ({
  de: async (rol) => {
    const sesiones = crearInMemorySesionStore();
    const usuario = { id: 1, email: 'ana@ejemplo.example', displayName: null, photoURL: null };
    if (rol) sesiones.guardar({ token: 'un-token', usuario: { ...usuario, rol } });
    const autenticacion = crearHttpAutenticacion(clienteDe('http://127.0.0.1:1', () => 'un-token'));
    return permisosDeSesion({ autenticacion, sesiones });
  },
}));

const cuentaEnMemoria = async () => {
  const base = crearBaseMemoria({ reloj, quien: () => null });
  const cuenta = { email: 'consulta@ejemplo.example', password: 'otra clave más' };
  const { id } = await crearInMemoryUsuarioRepository(base).crear({ ...cuenta, rol: 'CONSULTA' });
  return { base, cuenta, quien: () => id };
};

contratoMisSesiones('memoria', async (): Promise<MisSesionesBajoPrueba> => {
  const { base, cuenta, quien } = await cuentaEnMemoria();
  return {
    misSesiones: crearInMemoryMisSesiones({ base, quien, agente: 'Firefox/140.0' }),
    password: cuenta.password,
    cerrar: async () => {},
  };
});

contratoContrasenas('memoria', {
  nueva: async () => {
    const { base, cuenta, quien } = await cuentaEnMemoria();
    const anonima = crearInMemoryAutenticacion({ base, token: () => null });
    return {
      contrasenas: crearInMemoryContrasenas({ base, quien }),
      cuenta,
      entra: (credenciales) =>
        anonima.iniciarSesion(credenciales).then(
          () => true,
          () => false,
        ),
      seguirCon: () => {},
      pedirEnlace: null,
    };
  },
  cerrar: async () => {},
  mandaCorreo: false,
});

contratoLlaveBorradores('memoria', async () => ({
  llave: crearInMemoryLlaveBorradores(crypto),
  ajena: crearInMemoryLlaveBorradores(crypto),
  cerrar: async () => {},
}));

contratoSonda('memoria', async () => ({ sonda: inMemorySonda, caida: null, cerrar: async () => {} }));

const bitacoraEnMemoria = async () => {
  const base = crearBaseMemoria({ reloj, quien: () => 'ana@ejemplo.example' });
  return {
    bitacora: crearInMemoryBitacoraArchivos(base),
    actividad: crearInMemoryActividadRepository(base),
    quien: 'ana@ejemplo.example',
  };
};
contratoBitacoraArchivos('memoria', {
  abrir: async () => {},
  nueva: bitacoraEnMemoria,
  cerrar: async () => {},
});
