import { abrirPGliteDePrueba, vaciar } from '@tests/server/apoyo/base-de-prueba';
import { llamar } from '@tests/server/apoyo/llamar';
import { crearServidorDePrueba, type ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CAMPOS_DE_IDENTIDAD } from '@/domain/configuracion/identidad';
import type { BaseDatosAbierta } from '@/infrastructure/postgres/base-datos/base-datos';

let base: BaseDatosAbierta;
let servidor: ServidorDePrueba;
beforeAll(async () => {
  base = await abrirPGliteDePrueba();
});
beforeEach(async () => {
  await vaciar(base);
  servidor = await crearServidorDePrueba({ db: base.db });
  return () => servidor.cerrar();
});
afterAll(() => base.cerrar());

const DONACIONES = {
  billetera: 'Nequi',
  llave: '300 111 2233',
  banco: 'Banco de prueba',
  tipo: 'Ahorros',
  numero: '111-222',
  titular: 'Fundación de prueba',
};
const guardar = (cuerpo: unknown, token = servidor.tokenAdmin) =>
  llamar(servidor, 'PUT /dashboard-api/configuracion', { token, cuerpo });
const publica = () => llamar(servidor, 'GET /dashboard-api/configuracion/publica');

describe('configuración', () => {
  it('cualquiera lee lo publicado, y solo eso', async () => {
    await guardar({ nombre: 'Fundación de prueba', nit: '900123456-8', donaciones: DONACIONES });
    const { estado, cuerpo, cabeceras } = await publica();
    expect(estado).toBe(200);
    expect(cuerpo).toEqual({
      ...{ cuentas: null, donaciones: DONACIONES, sedes: [] },
      identidad: expect.objectContaining({ nombre: 'Fundación de prueba', nit: '900.123.456-8' }),
    });
    expect(Object.keys((cuerpo as { identidad: object }).identidad).sort()).toEqual(
      Object.keys(CAMPOS_DE_IDENTIDAD).sort(),
    );
    expect(cabeceras.get('cache-control')).toBe('public, max-age=30');
  });

  it('una sede que el sitio dejó fuera no la lee nadie', async () => {
    const token = servidor.tokenAdmin;
    for (const sede of [
      { nombre: 'Bello', direccion: 'Calle 1 # 2-3', municipio: 'Bello', telefono: '3000000001' },
      { nombre: 'Casa de las mujeres', direccion: 'Vereda El Silencio', municipio: 'Carepa' },
    ])
      await llamar(servidor, 'POST /dashboard-api/sedes', { token, cuerpo: sede });
    const escrita = {
      nombre: 'Bello',
      direccion: 'Calle 1 # 2-3, por la portería',
      telefono: '604 000 0001',
      etiquetas: 'Hombres',
    };
    const { cuerpo: borrador } = await llamar(servidor, 'PUT /dashboard-api/sitio/borrador', {
      token,
      cuerpo: { sedes: { sedes: [escrita] } },
    });
    expect((await publica()).texto).toContain('Vereda El Silencio');
    const { version } = borrador as { version: number };
    await llamar(servidor, 'POST /dashboard-api/sitio/publicaciones', { token, cuerpo: { version } });
    expect((await publica()).cuerpo).toMatchObject({
      sedes: [
        {
          nombre: 'Bello',
          direccion: 'Calle 1 # 2-3, por la portería',
          municipio: 'Bello',
          telefono: '604 000 0001',
        },
      ],
    });
  });

  it('CONSULTA la lee y no la cambia', async () => {
    const leida = await llamar(servidor, 'GET /dashboard-api/configuracion', {
      token: servidor.tokenConsulta,
    });
    expect(leida.estado).toBe(200);
    expect((await guardar({ nombre: 'Otro nombre' }, servidor.tokenConsulta)).estado).toBe(403);
    expect((await publica()).cuerpo).toEqual({
      ...{ cuentas: null, donaciones: null, identidad: null, sedes: [] },
    });
  });

  it('un número de cuenta mal escrito se explica con su ruta', async () => {
    const cuenta = { grupo: 'SERVICIOS', area: 'Área', banco: 'Banco', tipo: 'Ahorros', numero: 'abc' };
    const { estado, cuerpo } = await guardar({ cuentas: [cuenta] });
    expect(estado).toBe(400);
    expect(Object.keys(cuerpo.error?.campos ?? {})).toEqual(['cuentas.0.numero']);
  });

  it('los recibos y la generación usan lo guardado', async () => {
    await guardar({ valor_mensualidad: 640_000, dia_pago: 12 });
    const quien = { nombre: 'Persona de prueba', telefono: '3001234567' };
    const participante = { ...quien, estado: 'ACTIVO', fecha_ingreso: '2026-01-10' };
    await llamar(servidor, 'POST /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
      cuerpo: participante,
    });
    const { cuerpo } = await llamar(servidor, 'POST /dashboard-api/mensualidades/generar', {
      token: servidor.tokenAdmin,
      cuerpo: { periodo: '2026-11', simular: true },
    });
    expect(cuerpo).toMatchObject({ filas: [{ valor: 640_000, fecha_vencimiento: '2026-11-12' }] });
  });
});

describe('GET /actividad por página', () => {
  it('es solo para ADMINISTRADOR', async () => {
    const pedir = (token: string) => llamar(servidor, 'GET /dashboard-api/actividad?pagina=1', { token });
    expect((await pedir(servidor.tokenConsulta)).estado).toBe(403);
    const { estado, cuerpo } = await pedir(servidor.tokenAdmin);
    expect(estado).toBe(200);
    const filas = cuerpo.data as { entidad: string; accion: string }[];
    expect(filas).toContainEqual(expect.objectContaining({ entidad: 'usuario', accion: 'CREAR' }));
    expect(cuerpo).toMatchObject({ total: filas.length });
  });

  it('la historia de la configuración es solo para ADMINISTRADOR', async () => {
    const ruta = 'GET /dashboard-api/actividad?entidad=configuracion&id=1';
    expect((await llamar(servidor, ruta, { token: servidor.tokenConsulta })).estado).toBe(403);
    expect((await llamar(servidor, ruta, { token: servidor.tokenAdmin })).estado).toBe(200);
  });
});
