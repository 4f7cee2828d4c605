import {
  aTexto,
  comoAntes,
  type Entradas,
  LLAVE,
  lectorDe,
  llaveLlamada,
  respaldar,
} from '@tests/application/respaldos/apoyo/mundo-respaldos';
import { describe, expect, it } from 'vitest';
import type { FilasDeTabla } from '@/application/respaldos/datos-respaldables.port';
import { restaurarRespaldo } from '@/application/respaldos/restaurar-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import type { Manifiesto } from '@/domain/respaldos/manifiesto';

describe('restaurar un respaldo', () => {
  const lugarNuevo = (falla = false) => {
    const pasos: unknown[][] = [];
    const filas: FilasDeTabla[] = [];
    const lugar = {
      archivos: {
        listar: async (ruta: string) => ({
          files: [],
          folders:
            ruta === ''
              ? ['fotos', 'formatos'].map((name) => ({ name, path: name }))
              : [{ name: 'otra', path: `${ruta}/otra` }],
        }),
        crearCarpeta: async (...datos: unknown[]) => void pasos.push(['carpeta', ...datos]),
        guardar: async (ruta: string, contenido: AsyncIterable<Uint8Array>) =>
          void pasos.push(['archivo', ruta, await aTexto(contenido)]),
      },
      asentar: async ({ version }: Manifiesto, tandas: AsyncIterable<FilasDeTabla>) => {
        if (falla) throw new Error('la base no está');
        for await (const tanda of tandas) filas.push(tanda);
        return [`Se guardó aparte lo de antes (${version})`];
      },
      cerrar: async () => void pasos.push(['cerrar']),
    };
    return { pasos, filas, lugar };
  };
  const restaurar = async (
    { lugar }: Pick<ReturnType<typeof lugarNuevo>, 'lugar'>,
    {
      conocidas = ['0001.sql', '0002.sql'],
      cambiar = (_entradas: Entradas): void => undefined,
      llave = LLAVE as LlaveDeHistoria | null,
      sinComprobarFirma = false,
    } = {},
  ) => {
    const entradas = await respaldar();
    cambiar(entradas);
    let abierto = false;
    const abrirLugar = async () => {
      abierto = true;
      return lugar;
    };
    const hecho = restaurarRespaldo({
      leer: lectorDe(entradas),
      llave,
      sinComprobarFirma,
      migracionesConocidas: conocidas,
      abrirLugar,
    });
    return { hecho, abierto: () => abierto };
  };

  it('crea las carpetas que faltan, los archivos y las filas, y cierra', async () => {
    const { pasos, filas, lugar } = lugarNuevo();
    const { hecho } = await restaurar({ lugar });
    expect(await hecho).toMatchObject({
      manifiesto: { version: '1.2.3' },
      avisos: ['Se guardó aparte lo de antes (1.2.3)'],
    });
    expect(pasos).toEqual([
      ['carpeta', 'viejos', 'formatos'],
      ['archivo', 'suelto.txt', 'hola'],
      ['archivo', 'formatos/acta.pdf', 'acta'],
      ['archivo', 'formatos/viejos/carta.pdf', 'carta'],
      ['cerrar'],
    ]);
    expect(filas).toEqual([
      { tabla: 'sedes', lineas: ['{"id":1}', '{"id":2}'] },
      { tabla: 'sedes', lineas: ['{"id":3}'] },
    ]);
  });

  it('si algo falla, cierra igual', async () => {
    const { pasos, lugar } = lugarNuevo(true);
    const { hecho } = await restaurar({ lugar });
    await expect(hecho).rejects.toThrow('la base no está');
    expect(pasos.at(-1)).toEqual(['cerrar']);
  });

  it('dañado no abre el lugar', async () => {
    const cambiar = (entradas: Entradas) => void entradas.delete('archivos/suelto.txt');
    const { hecho, abierto } = await restaurar(lugarNuevo(), { cambiar });
    await expect(hecho).rejects.toThrow('le falta archivos/suelto.txt');
    expect(abierto()).toBe(false);
  });

  it.each<[string, { cambiar?: (e: Entradas) => void; llave?: LlaveDeHistoria | null }, string]>([
    ['de antes, sin firma', { cambiar: comoAntes }, 'El respaldo no está firmado'],
    ['firmado con otra clave', { llave: llaveLlamada('otra') }, 'El respaldo está firmado con otra clave'],
    ['firmado, sin clave aquí', { llave: null }, 'aquí no hay con qué comprobarlo'],
  ])('%s, no abre el lugar si nadie lo pide', async (_caso, opciones, dice) => {
    const { hecho, abierto } = await restaurar(lugarNuevo(), opciones);
    await expect(hecho).rejects.toThrow(dice);
    expect(abierto()).toBe(false);
    const { lugar, filas } = lugarNuevo();
    const pedido = await restaurar({ lugar }, { ...opciones, sinComprobarFirma: true });
    expect((await pedido.hecho).procedencia.firma).not.toBe('COMPROBADA');
    expect(filas).toHaveLength(2);
  });

  it('alterado no abre el lugar aunque lo pidan', async () => {
    const cambiar = (e: Entradas) =>
      void e.set('manifiesto.json', (e.get('manifiesto.json') ?? '').replace('1.2.3', '1.2.4'));
    const { hecho, abierto } = await restaurar(lugarNuevo(), { cambiar, sinComprobarFirma: true });
    await expect(hecho).rejects.toThrow('El respaldo está alterado');
    expect(abierto()).toBe(false);
  });

  it.each([
    [['0001.sql'], '0002.sql'],
    [[], '0001.sql, 0002.sql'],
  ])('hecho con un programa más nuevo que el que conoce %j tampoco', async (conocidas, ajenas) => {
    const { hecho, abierto } = await restaurar(lugarNuevo(), { conocidas });
    await expect(hecho).rejects.toThrow(
      `El respaldo se hizo con una versión más nueva del programa (${ajenas}): actualícelo antes de restaurar.`,
    );
    expect(abierto()).toBe(false);
  });
});
