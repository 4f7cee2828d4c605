import { CUERPOS } from '@tests/server/apoyo/cuerpos-buenos';
import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import { CONSULTA, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crearSede } from '@/application/sedes/crear-sede';
import { permisosDeSesion } from '@/application/sesion/permisos-de-sesion';
import type { Sesion } from '@/domain/sesion/sesion';
import { POLITICA_API } from '@/domain/shared/politica/politica-api';
import { type ClienteHttp, crearClienteHttp } from '@/infrastructure/http/cliente/cliente-http';
import { crearHttpSedeRepository } from '@/infrastructure/http/sedes/http-sede-repository';
import { crearHttpAutenticacion } from '@/infrastructure/http/sesion/http-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';

let servidor: ServidorDePrueba;
const sesiones = crearInMemorySesionStore();

beforeAll(async () => {
  servidor = await servidorConDatos();
  // What somebody does who edits `currentUser` in the browser's storage.
  const { token, usuario } = await servidor.servicios.autenticar(CONSULTA, 'prueba');
  sesiones.guardar({ token, usuario: { ...usuario, rol: 'ADMINISTRADOR' } });
});
afterAll(() => servidor.cerrar());

const token = (): string => (sesiones.leer() as Sesion).token;
const cliente = (servicio: string): ClienteHttp =>
  crearClienteHttp({
    base: `${servidor.url}/${servicio}`,
    fetch,
    origen: null,
    enLinea: () => true,
    token,
    alRechazarSesion: () => {},
  });
const registro = { aviso: () => {}, error: () => {} };
const DATOS = { nombre: 'Sede robada', direccion: 'Calle 1' };

const escrituras = POLITICA_API.filter(
  ({ metodo, acceso }) => metodo !== 'GET' && acceso === 'ADMINISTRADOR',
).map(({ metodo, ruta }) => `${metodo} /dashboard-api${ruta.replace(/\{\w+\}/g, '1')}`);

describe('rol cambiado en el navegador', () => {
  it('el servicio dice que no alcanza, y la interfaz no llega a escribir', async () => {
    const autenticacion = crearHttpAutenticacion(cliente('auth-api'));
    const permisos = permisosDeSesion({ autenticacion, sesiones });
    expect(await permisos.alcanza('ADMINISTRADOR')).toBe(false);
    const sedes = crearHttpSedeRepository(cliente('dashboard-api'), registro);
    await expect(crearSede({ sedes, permisos })(DATOS)).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });

  it('si la interfaz lo creyera, la escritura recibiría 403', async () => {
    const sedes = crearHttpSedeRepository(cliente('dashboard-api'), registro);
    const crear = crearSede({ sedes, permisos: { alcanza: async () => true } });
    await expect(crear(DATOS)).rejects.toMatchObject({ status: 403 });
  });

  it.each(escrituras)('%s recibe 403 aunque se repita el rol en la solicitud', async (linea) => {
    const { estado, texto } = await llamar(servidor, linea, {
      token: token(),
      ...(linea.startsWith('P') ? { cuerpo: { ...CUERPOS[linea], rol: 'ADMINISTRADOR' } } : {}),
      cabeceras: { 'x-rol': 'ADMINISTRADOR', 'x-user-id': '1' },
    });
    expect(estado, texto).toBe(403);
  });

  it('nada cambió', async () => {
    const { cuerpo } = await llamar(servidor, 'GET /dashboard-api/sedes', { token: token() });
    expect(JSON.stringify(cuerpo)).not.toContain('Sede robada');
    expect(cuerpo.data).toHaveLength(1);
  });
});
