import { firmarSubida, poner, subir } from '@tests/server/apoyo/archivos';
import { llamar } from '@tests/server/apoyo/llamar';
import { ADMIN, type ServidorDePrueba, servidorConBase } from '@tests/server/apoyo/servidor-de-prueba';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actividad } from '@/domain/actividad/actividad';

let servidor: ServidorDePrueba;

beforeAll(async () => {
  servidor = await servidorConBase();
});
afterAll(() => servidor.cerrar());

const pedir = (ruta: string, cuerpo: object, token = servidor.tokenAdmin) =>
  llamar(servidor, `POST /dashboard-api/storage/${ruta}`, { token, cuerpo });
const historia = async (): Promise<Actividad[]> => {
  const { cuerpo } = await llamar(
    servidor,
    'GET /dashboard-api/actividad?pagina=1&limite=50&entidad=archivo',
    {
      token: servidor.tokenAdmin,
    },
  );
  return cuerpo.data as Actividad[];
};
const rutas = ({ accion, cambios }: Actividad) => {
  const cambio = cambios.find(({ campo }) => campo === 'archivo' || campo === 'carpeta');
  return [accion, cambio?.campo, cambio?.antes, cambio?.despues];
};

describe('la historia de los archivos', () => {
  it('dice quién subió, renombró, eliminó y ordenó, desde dónde y qué', async () => {
    await subir(servidor, 'acta.pdf');
    await pedir('rename-file', { oldName: 'acta.pdf', newName: 'acta 2026.pdf', parentPath: 'formatos' });
    await pedir('create-folder', { name: 'actas', parentPath: 'formatos' });
    await pedir('rename-folder', { oldName: 'actas', newName: '2026', parentPath: 'formatos' });
    await pedir('delete-folder', { path: 'formatos/2026' });
    const { cuerpo } = await pedir('delete-url', { path: 'formatos/acta 2026.pdf' });
    expect((await fetch(String(cuerpo.signedUrl), { method: 'DELETE' })).status).toBe(204);

    const lineas = await historia();
    expect(lineas.map(rutas)).toEqual([
      ['ELIMINAR', 'archivo', 'formatos/acta 2026.pdf', null],
      ['ELIMINAR', 'carpeta', 'formatos/2026', null],
      ['ACTUALIZAR', 'carpeta', 'formatos/actas', 'formatos/2026'],
      ['CREAR', 'carpeta', null, 'formatos/actas'],
      ['ACTUALIZAR', 'archivo', 'formatos/acta.pdf', 'formatos/acta 2026.pdf'],
      ['CREAR', 'archivo', null, 'formatos/acta.pdf'],
    ]);
    for (const { usuario, origen } of lineas) {
      expect(usuario).toBe(ADMIN.email);
      expect(origen).toBe('127.0.0.1');
    }
  });

  it('lo que no llegó a hacerse no deja línea', async () => {
    const antes = (await historia()).length;
    await pedir('create-folder', { name: 'secreta', parentPath: 'formatos' }, servidor.tokenConsulta);
    await pedir('rename-file', { oldName: 'nadie.pdf', newName: 'otro.pdf', parentPath: 'formatos' });
    await pedir('delete-folder', { path: 'formatos/no-existe' });
    await firmarSubida(servidor, 'sin-enviar.pdf');
    const url = await firmarSubida(servidor, 'enorme.pdf');
    await poner(url, new Uint8Array(10_485_761)).catch(() => null);
    expect(await historia()).toHaveLength(antes);
  });

  it('solo un administrador la lee', async () => {
    const { estado } = await llamar(servidor, 'GET /dashboard-api/actividad?pagina=1&entidad=archivo', {
      token: servidor.tokenConsulta,
    });
    expect(estado).toBe(403);
  });
});
