import {
  ABONOS,
  type Entradas,
  FOTO,
  lectorDe,
  MANIFIESTO,
  parteDe,
  respaldar,
  SEDES,
} from '@tests/application/respaldos/apoyo/mundo-respaldos';
import { describe, expect, it } from 'vitest';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import { leerManifiesto, type Manifiesto } from '@/domain/respaldos/manifiesto';

describe('hacer un respaldo', () => {
  it('lleva las filas por tandas, los archivos con sus carpetas y, al final, la cuenta de todo', async () => {
    const entradas = await respaldar();
    const { [MANIFIESTO]: manifiesto, ...resto } = Object.fromEntries(entradas);
    expect(resto).toEqual({
      'datos/sedes/000001.ndjson': '{"id":1}\n{"id":2}\n',
      'datos/sedes/000002.ndjson': '{"id":3}\n',
      'archivos/suelto.txt': 'hola',
      'archivos/formatos/acta.pdf': 'acta',
      'archivos/formatos/viejos/carta.pdf': 'carta',
    });
    expect([...entradas.keys()].at(-1)).toBe(MANIFIESTO);
    expect(leerManifiesto(manifiesto ?? '')).toEqual({
      formato: 1,
      producto: 'fundacion',
      version: '1.2.3',
      creado_en: '2026-11-21T17:00:00.000Z',
      ...FOTO,
      tablas: [
        { ...SEDES, filas: 3 },
        { ...ABONOS, filas: 0 },
      ],
      carpetas: ['formatos', 'formatos/viejos'],
      partes: Object.entries(resto).map(([ruta, texto]) => parteDe(ruta, texto)),
    });
  });
});

describe('revisar un respaldo', () => {
  const revisarCon = async (cambiar: (entradas: Entradas) => void) => {
    const entradas = await respaldar();
    cambiar(entradas);
    return revisarRespaldo(lectorDe(entradas));
  };
  const conManifiesto = (entradas: Entradas, cambiar: (manifiesto: Manifiesto) => void) => {
    const manifiesto = leerManifiesto(entradas.get(MANIFIESTO) ?? '');
    cambiar(manifiesto);
    entradas.set(MANIFIESTO, JSON.stringify(manifiesto));
  };

  it('entero, dice lo que trae', async () => {
    expect(await revisarCon(() => undefined)).toMatchObject({
      version: '1.2.3',
      tablas: [{ filas: 3 }, { filas: 0 }],
    });
  });

  it('las filas de una tabla son las de sus datos, no las de una carpeta que se llama igual', async () => {
    const lista = 'archivos/sedes/lista.txt';
    const revisado = await revisarCon((e) => {
      e.set(lista, 'una\notra\n');
      conManifiesto(e, ({ partes }) => void partes.push(parteDe(lista, 'una\notra\n')));
    });
    expect(revisado.tablas[0]).toEqual({ ...SEDES, filas: 3 });
  });

  it.each<[string, (entradas: Entradas) => void, string]>([
    [
      'sin manifiesto',
      (e) => void e.delete(MANIFIESTO),
      'El respaldo está dañado: está incompleto, le falta el final.',
    ],
    [
      'sin una parte',
      (e) => void e.delete('archivos/suelto.txt'),
      'El respaldo está dañado: le falta archivos/suelto.txt.',
    ],
    [
      'con otro contenido del mismo largo',
      (e) => void e.set('archivos/suelto.txt', 'HOLA'),
      'El respaldo está dañado: archivos/suelto.txt no es igual a lo que se guardó.',
    ],
    [
      'con otro largo y la misma huella',
      (e) =>
        conManifiesto(e, ({ partes }) => {
          const suelta = partes.find(({ ruta }) => ruta === 'archivos/suelto.txt');
          if (suelta) suelta.bytes += 1;
        }),
      'El respaldo está dañado: archivos/suelto.txt no es igual a lo que se guardó.',
    ],
    [
      'con una parte de más',
      (e) => void e.set('archivos/otro.txt', 'x'),
      'El respaldo está dañado: tiene partes que no se guardaron.',
    ],
    [
      'con otra cuenta de filas',
      (e) =>
        conManifiesto(e, ({ tablas }) => {
          if (tablas[0]) tablas[0].filas = 4;
        }),
      'El respaldo está dañado: sedes tiene 3 filas y se guardaron 4.',
    ],
    [
      'con filas que no están',
      (e) =>
        conManifiesto(e, ({ tablas }) => {
          if (tablas[1]) tablas[1].filas = 1;
        }),
      'El respaldo está dañado: abonos tiene 0 filas y se guardaron 1.',
    ],
  ])('%s se rechaza', async (_caso, cambiar, mensaje) => {
    await expect(revisarCon(cambiar)).rejects.toMatchObject({ name: 'ErrorRespaldo', message: mensaje });
  });
});
