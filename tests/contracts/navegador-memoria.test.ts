import type { Sesion } from '@/domain/sesion/sesion';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearSesionStoreNavegador } from '@/infrastructure/browser/sesion-store-navegador';
import { crearInMemoryArchivoStore } from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import { crearInMemoryAutenticacion } from '@/infrastructure/memory/sesion/in-memory-autenticacion';
import { crearInMemoryMisSesiones } from '@/infrastructure/memory/sesion/in-memory-mis-sesiones';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearBaseMemoria } from '@/infrastructure/memory/shared/base-memoria';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';
import { crearInMemoryUsuarioRepository } from '@/infrastructure/memory/usuarios/in-memory-usuario-repository';
import { registroMudo } from '../infrastructure/apoyo/registro-espia';
import { crearStorageFalso } from '../infrastructure/apoyo/storage-falso';
import { type ArchivosBajoPrueba, contratoArchivoStore } from './archivos/contrato-archivo-store';
import { type AutenticacionBajoPrueba, contratoAutenticacion } from './sesion/contrato-autenticacion';
import { contratoMisSesiones, type MisSesionesBajoPrueba } from './sesion/contrato-mis-sesiones';
import { contratoSesionStore } from './sesion/contrato-sesion-store';
import { contratoAlmacen } from './shared/contrato-almacen';

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
  const abierto = {
    archivos: crearInMemoryArchivoStore({ reloj }),
    vaciar: async () => {
      abierto.archivos = crearInMemoryArchivoStore({ reloj });
    },
    cerrar: async () => {},
  };
  return abierto;
};
contratoArchivoStore('memoria', abrirArchivosMemoria);

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

contratoMisSesiones('memoria', async (): Promise<MisSesionesBajoPrueba> => {
  const base = crearBaseMemoria({ reloj, quien: () => null });
  const consulta = { email: 'consulta@ejemplo.example', password: 'otra clave más' };
  const { id } = await crearInMemoryUsuarioRepository(base).crear({ ...consulta, rol: 'CONSULTA' });
  return {
    misSesiones: crearInMemoryMisSesiones({ base, quien: () => id, agente: 'Firefox/140.0' }),
    password: consulta.password,
    cerrar: async () => {},
  };
});
