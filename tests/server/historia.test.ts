import { fabricarParticipante } from '@tests/server/apoyo/fabricar';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RESERVADOS = ['alergias', 'medicamentos', 'sustancia_principal', 'antecedentes'];
const SECRETO = 'dato-reservado-de-prueba';

interface Linea {
  accion: string;
  usuario: string;
  origen: string | null;
  cambios: { campo: string; antes: unknown; despues: unknown }[];
}

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase();
});
afterAll(() => servidor.cerrar());

const historia = async (id: number, token = servidor.tokenAdmin): Promise<Linea[]> => {
  const { cuerpo } = await llamar(servidor, `GET /dashboard-api/actividad?entidad=participante&id=${id}`, {
    token,
  });
  return cuerpo.data as Linea[];
};
const cambiar = (id: number, cuerpo: unknown) =>
  llamar(servidor, `PUT /dashboard-api/participantes/${id}`, { token: servidor.tokenAdmin, cuerpo });

describe('historia de cambios', () => {
  it('cada escritura y cada consulta del detalle deja quién, qué y desde dónde', async () => {
    const { id } = await fabricarParticipante(servidor, { nombre: 'Nombre viejo' });
    await cambiar(id, { nombre: 'Nombre nuevo' });
    await cambiar(id, { archivado: true });
    await cambiar(id, { archivado: false });
    await llamar(servidor, `GET /dashboard-api/participantes/${id}`, { token: servidor.tokenConsulta });
    const lineas = await historia(id);
    expect(lineas.map(({ accion }) => accion)).toEqual([
      'CONSULTAR',
      'RESTAURAR',
      'ARCHIVAR',
      'ACTUALIZAR',
      'CREAR',
    ]);
    expect(lineas[0]?.usuario).toBe('consulta@fundacion.example');
    expect(lineas[3]).toMatchObject({
      usuario: ADMIN.email,
      origen: '127.0.0.1',
      cambios: [{ campo: 'nombre', antes: 'Nombre viejo', despues: 'Nombre nuevo' }],
    });
  });

  it('desde dónde trabajó cada quien lo lee solo ADMINISTRADOR', async () => {
    const { id } = await fabricarParticipante(servidor);
    const origenes = async (token?: string) => (await historia(id, token)).map(({ origen }) => origen);
    expect(await origenes()).toEqual(['127.0.0.1']);
    expect(await origenes(servidor.tokenConsulta)).toEqual([null]);
  });

  it('de una escritura rechazada solo queda que se respondió con el registro', async () => {
    const { id } = await fabricarParticipante(servidor);
    await cambiar(id, { nombre: '' });
    expect((await historia(id)).map(({ accion }) => accion)).toEqual(['CREAR']);
    await cambiar(id, { nombre: 'Otro nombre', version: 9 });
    expect((await historia(id)).map(({ accion }) => accion)).toEqual(['CONSULTAR', 'CREAR']);
  });

  it('eliminar conserva la historia', async () => {
    const { id } = await fabricarParticipante(servidor);
    await llamar(servidor, `DELETE /dashboard-api/participantes/${id}`, { token: servidor.tokenAdmin });
    expect((await historia(id))[0]?.accion).toBe('ELIMINAR');
  });
});

describe('bloque reservado', () => {
  it('nunca llega a CONSULTA: ni en listas, ni en el detalle, ni en la historia', async () => {
    const datos = Object.fromEntries(RESERVADOS.map((campo) => [campo, SECRETO]));
    const { id } = await fabricarParticipante(servidor, { ...datos, autorizacion_datos: { otorgada: true } });
    const rutas = [
      'participantes',
      'participantes?pagina=1&limite=200',
      `participantes/${id}`,
      `actividad?entidad=participante&id=${id}`,
    ];
    for (const ruta of rutas) {
      const suya = await llamar(servidor, `GET /dashboard-api/${ruta}`, { token: servidor.tokenConsulta });
      expect(suya.estado).toBe(200);
      expect(suya.texto).not.toContain(SECRETO);
      for (const campo of RESERVADOS) expect(suya.texto).not.toContain(`"${campo}"`);
      const delAdministrador = await llamar(servidor, `GET /dashboard-api/${ruta}`, {
        token: servidor.tokenAdmin,
      });
      if (ruta.startsWith('actividad')) expect(delAdministrador.texto).toContain('"alergias"');
      // Lists bring it to nobody.
      if (ruta === `participantes/${id}`) expect(delAdministrador.texto).toContain(SECRETO);
      else expect(delAdministrador.texto).not.toContain(SECRETO);
    }
  });

  it('de un cambio solo de salud, CONSULTA no lee ni que lo hubo; de uno de las dos cosas lee lo suyo', async () => {
    const { id } = await fabricarParticipante(servidor, { autorizacion_datos: { otorgada: true } });
    await cambiar(id, { alergias: SECRETO });
    await cambiar(id, { alergias: null, municipio: 'Apartadó' });
    const leer = async (token: string) =>
      (await historia(id, token))
        .filter(({ accion }) => accion === 'ACTUALIZAR')
        .map(({ cambios }) => cambios.map(({ campo }) => campo).sort());
    expect(await leer(servidor.tokenConsulta)).toEqual([['municipio']]);
    expect(await leer(servidor.tokenAdmin)).toEqual([['alergias', 'municipio'], ['alergias']]);
  });

  it('no se guarda sin autorización, y retirarla lo borra', async () => {
    const sin = await llamar(servidor, 'POST /dashboard-api/participantes', {
      token: servidor.tokenAdmin,
      cuerpo: { nombre: 'Sin permiso', telefono: '3001234567', alergias: 'polen' },
    });
    expect(sin.cuerpo.error?.campos?.alergias).toBe('Primero registre la autorización de datos');
    const { id } = await fabricarParticipante(servidor, {
      alergias: 'polen',
      autorizacion_datos: { otorgada: true },
    });
    const { cuerpo } = await cambiar(id, {
      autorizacion_datos: { otorgada: true, revocada_en: '2026-11-20' },
    });
    expect(cuerpo.alergias).toBeNull();
  });

  it.each(['usuario', 'configuracion', 'enlace_de_cuenta', 'foto', 'sitio', 'archivo'])(
    'la historia de «%s», que CONSULTA no puede leer, es solo para administradores',
    async (entidad) => {
      const ruta = `GET /dashboard-api/actividad?entidad=${entidad}&id=1`;
      expect((await llamar(servidor, ruta, { token: servidor.tokenConsulta })).estado).toBe(403);
      expect((await llamar(servidor, ruta, { token: servidor.tokenAdmin })).estado).toBe(200);
    },
  );
});
