import { permisosDe } from '@tests/application/dobles/permisos';
import { describe, expect, it } from 'vitest';
import { subirArchivo } from '@/application/archivos/subir-archivo';
import { errorNombreOcupado } from '@/domain/archivos/errores-archivos';
import { errorSinRespuesta } from '@/domain/shared/errores/catalogo-transporte';
import { almacen, archivo } from './almacen-anotado';

type Bytes = Uint8Array<ArrayBuffer>;

const BYTES = new Uint8Array([1, 2, 3]);
const OTROS = new Uint8Array([1, 2, 4]);
const elegido = { ...archivo(3), contenido: new Blob([BYTES]) };

/** The folder as it is listed, and what sending to it answers; `leidos` are those of it that are read. */
const conCarpeta = (guardados: Readonly<Record<string, Bytes>>, falla?: Error) => {
  const { archivos, llamadas } = almacen();
  const leidos: string[] = [];
  const files = Object.entries(guardados).map(([name, { length: size }]) => ({
    ...{ name, path: `formatos/pdf/${name}`, size, contentType: null, updatedAt: null },
  }));
  const enviado = archivos.subir;
  const carpeta = {
    listar: async () => ({ files, folders: [] }),
    leer: async (ruta: string) => {
      leidos.push(ruta);
      return guardados[ruta.replace('formatos/pdf/', '')] ?? new Uint8Array();
    },
    subir: async (...argumentos: Parameters<typeof enviado>) => {
      const nombre = await enviado(...argumentos);
      if (falla) throw falla;
      return nombre;
    },
  };
  const subir = subirArchivo({ permisos: permisosDe('ADMINISTRADOR'), archivos: carpeta });
  return { subir, carpeta, leidos, llamadas };
};

describe('cuando la respuesta no llega', () => {
  const SIN_RESPUESTA = errorSinRespuesta('red');

  it.each<[string, Readonly<Record<string, Bytes>>, string]>([
    ['con su nombre', { 'acta.pdf': BYTES }, 'formatos/pdf/acta.pdf'],
    [
      'con otro, porque se conservaron ambas',
      { 'acta.pdf': OTROS, 'acta (2).pdf': BYTES },
      'formatos/pdf/acta (2).pdf',
    ],
    [
      'con su nombre, y antes con otro',
      { 'a.pdf': BYTES, 'b.pdf': OTROS, 'acta.pdf': BYTES, 'z.pdf': BYTES },
      'formatos/pdf/acta.pdf',
    ],
  ])('y la carpeta tiene esos mismos bytes %s, quedó subido', async (_caso, guardados, donde) => {
    const { subir } = conCarpeta(guardados, SIN_RESPUESTA);
    expect(await subir('formatos', elegido)).toBe(donde);
  });

  it.each<[string, Readonly<Record<string, Bytes>>]>([
    ['no lo tiene', {}],
    ['tiene otro del mismo nombre y tamaño', { 'acta.pdf': OTROS }],
  ])('y la carpeta %s, sigue sin saberse', async (_caso, guardados) => {
    const { subir } = conCarpeta(guardados, SIN_RESPUESTA);
    await expect(subir('formatos', elegido)).rejects.toBe(SIN_RESPUESTA);
  });

  it('solo se lee lo que mide lo mismo, y primero el de su nombre', async () => {
    const { subir, leidos } = conCarpeta(
      { 'a.pdf': OTROS, 'b.pdf': new Uint8Array(9), 'c.pdf': OTROS, 'acta.pdf': OTROS, 'z.pdf': OTROS },
      SIN_RESPUESTA,
    );
    await expect(subir('formatos', elegido)).rejects.toBe(SIN_RESPUESTA);
    expect(leidos).toEqual(['acta.pdf', 'a.pdf', 'c.pdf', 'z.pdf'].map((name) => `formatos/pdf/${name}`));
  });

  it('uno que creció desde que se listó no es el mismo, aunque empiece igual', async () => {
    const { subir, carpeta } = conCarpeta({ 'acta.pdf': BYTES }, SIN_RESPUESTA);
    carpeta.leer = async () => new Uint8Array([1, 2, 3, 4]);
    await expect(subir('formatos', elegido)).rejects.toBe(SIN_RESPUESTA);
  });

  it('si tampoco se puede mirar la carpeta, sigue sin saberse', async () => {
    const { subir, carpeta } = conCarpeta({ 'acta.pdf': BYTES }, SIN_RESPUESTA);
    carpeta.listar = async () => Promise.reject(errorSinRespuesta('red'));
    await expect(subir('formatos', elegido)).rejects.toBe(SIN_RESPUESTA);
  });

  it('un rechazo que sí llegó se dice, aunque la carpeta tenga los mismos bytes', async () => {
    const ocupado = errorNombreOcupado();
    const { subir, leidos } = conCarpeta({ 'acta.pdf': BYTES }, ocupado);
    await expect(subir('formatos', elegido)).rejects.toBe(ocupado);
    expect(leidos).toEqual([]);
  });
});

describe('lo que se envió antes', () => {
  it('se busca primero, y no se envía otra vez', async () => {
    const { subir, llamadas } = conCarpeta({ 'acta.pdf': BYTES });
    expect(await subir('formatos', elegido, { yaEnviado: true })).toBe('formatos/pdf/acta.pdf');
    expect(llamadas).toEqual([]);
  });

  it('y no está se envía', async () => {
    const { subir, llamadas } = conCarpeta({});
    expect(await subir('formatos', elegido, { yaEnviado: true })).toBe('formatos/pdf/acta.pdf');
    expect(llamadas).toHaveLength(1);
  });

  it('lo que no se ha enviado no se busca: se envía', async () => {
    const { subir, leidos, llamadas } = conCarpeta({ 'acta.pdf': BYTES });
    await subir('formatos', elegido, { siExiste: 'CONSERVAR_AMBAS' });
    expect([leidos, llamadas.length]).toEqual([[], 1]);
  });

  it.each([null, 'texto', {}])(
    'de lo que no se tienen los bytes (%j) no se sabe: se envía',
    async (contenido) => {
      const { subir, leidos, llamadas } = conCarpeta({ 'acta.pdf': BYTES });
      await subir('formatos', { ...archivo(3), contenido }, { yaEnviado: true });
      expect([leidos, llamadas.length]).toEqual([[], 1]);
    },
  );

  it('el elegido no se lee si nada mide lo mismo', async () => {
    const { subir, llamadas } = conCarpeta({ 'acta.pdf': new Uint8Array(9) });
    const contenido = { arrayBuffer: () => Promise.reject(new Error('ya no se puede leer')) };
    await subir('formatos', { ...archivo(3), contenido }, { yaEnviado: true });
    expect(llamadas).toHaveLength(1);
  });
});
