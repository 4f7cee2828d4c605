import { describe, expect, it } from 'vitest';
import { cambiarEnCubeta, EN_ESPERA } from '@/infrastructure/storage/respaldos/cambiar-en-cubeta';
import type { Cubeta } from '@/infrastructure/storage/s3/cubeta';

const ANTES = { 'carpeta/': '', 'carpeta/acta.pdf': 'de antes', 'sobra.txt': 'sobra' };
const NUEVO = { 'carpeta/': '', 'carpeta/acta.pdf': 'nueva', 'otra/carta.pdf': 'carta' };

const enEspera = (contenido: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(contenido).map(([clave, texto]) => [EN_ESPERA + clave, texto]));

/** A bucket in memory that fails at the change number `falla`, once. */
const cubetaConLoDeAntes = (falla = 0) => {
  const objetos = new Map(Object.entries({ ...ANTES, ...enEspera(NUEVO) }));
  let cambios = 0;
  const contar = (): void => {
    cambios += 1;
    if (cambios === falla) throw new Error('el depósito no responde');
  };
  const cubeta = {
    listar: async function* (prefijo: string) {
      const claves = [...objetos.keys()].filter((clave) => clave.startsWith(prefijo));
      yield { objetos: claves.map((clave) => ({ clave, tamano: 0, cambiado: null })), prefijos: [] };
    },
    copiar: async (origen: string, destino: string) => {
      contar();
      objetos.set(destino, objetos.get(origen) ?? '');
    },
    borrar: async (clave: string) => {
      contar();
      objetos.delete(clave);
    },
  } as unknown as Cubeta;
  const visibles = () =>
    Object.fromEntries([...objetos].filter(([clave]) => !clave.startsWith('.restauracion/')));
  return { cubeta, visibles, todos: () => Object.fromEntries(objetos), cambios: () => cambios };
};

describe('cambiar lo que hay en un depósito', () => {
  it('queda lo nuevo, sin lo que sobra, y al terminar nada más', async () => {
    const { cubeta, todos, visibles } = cubetaConLoDeAntes();
    const { avisos, terminar } = await cambiarEnCubeta(cubeta);
    expect(visibles()).toEqual(NUEVO);
    expect(avisos).toEqual(['Se quitaron 1 archivos que no están en el respaldo.']);
    await terminar();
    expect(todos()).toEqual(NUEVO);
  });

  it('deshecho, queda lo que había', async () => {
    const { cubeta, todos } = cubetaConLoDeAntes();
    await (await cambiarEnCubeta(cubeta)).deshacer();
    expect(todos()).toEqual({ ...ANTES, ...enEspera(NUEVO) });
  });

  it('falle donde falle, queda lo que había', async () => {
    const entero = cubetaConLoDeAntes();
    await cambiarEnCubeta(entero.cubeta);
    expect(entero.cambios()).toBeGreaterThan(5);
    for (let falla = 1; falla <= entero.cambios(); falla += 1) {
      const { cubeta, todos } = cubetaConLoDeAntes(falla);
      await expect(cambiarEnCubeta(cubeta)).rejects.toThrow('el depósito no responde');
      expect(todos()).toEqual({ ...ANTES, ...enEspera(NUEVO) });
    }
  });

  it('si tampoco se puede deshacer, dice dónde está lo que había', async () => {
    const { cubeta, todos } = cubetaConLoDeAntes();
    const { deshacer } = await cambiarEnCubeta(cubeta);
    cubeta.copiar = () => Promise.reject(new Error('sigue sin responder'));
    await expect(deshacer()).rejects.toThrow('lo que había está completo en «.restauracion/anteriores/»');
    expect(todos()['.restauracion/anteriores/carpeta/acta.pdf']).toBe('de antes');
  });
});
