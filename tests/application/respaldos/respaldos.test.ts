import {
  ABONOS,
  comoAntes,
  deTexto,
  type Entradas,
  FIRMA,
  FOTO,
  fila,
  LLAVE,
  lectorDe,
  llaveLlamada,
  MANIFIESTO,
  parteDe,
  respaldar,
  SEDES,
} from '@tests/application/respaldos/apoyo/mundo-respaldos';
import { describe, expect, it } from 'vitest';
import { revisarRespaldo } from '@/application/respaldos/revisar-respaldo';
import type { LlaveDeHistoria } from '@/application/shared/secretos.port';
import { leerManifiesto, type Manifiesto } from '@/domain/respaldos/manifiesto';

describe('hacer un respaldo', () => {
  it('lleva las filas por tandas, los archivos con sus carpetas y, al final, la cuenta de todo', async () => {
    const entradas = await respaldar();
    const { [MANIFIESTO]: manifiesto, [FIRMA]: firma, ...resto } = Object.fromEntries(entradas);
    expect(resto).toEqual({
      'datos/sedes/000001.ndjson': '{"id":1}\n{"id":2}\n',
      'datos/sedes/000002.ndjson': '{"id":3}\n',
      'archivos/suelto.txt': 'hola',
      'archivos/formatos/acta.pdf': 'acta',
      'archivos/formatos/viejos/carta.pdf': 'carta',
    });
    expect([...entradas.keys()].slice(-2)).toEqual([MANIFIESTO, FIRMA]);
    expect(JSON.parse(firma ?? '')).toEqual({
      clave: 'propia',
      firma: LLAVE.firmar(JSON.stringify(['respaldo', manifiesto])),
    });
    expect(leerManifiesto(manifiesto ?? '')).toEqual({
      formato: 2,
      producto: 'fundacion',
      version: '1.2.3',
      creado_en: '2026-11-21T17:00:00.000Z',
      conservar_hasta: '2027-02-19T17:00:00.000Z',
      ...FOTO,
      tablas: [
        { ...SEDES, filas: 3 },
        { ...ABONOS, filas: 0 },
      ],
      carpetas: ['formatos', 'formatos/viejos'],
      partes: Object.entries(resto).map(([ruta, texto]) => parteDe(ruta, texto)),
    });
  });

  it('lo que alguien borra mientras se copia no se pierde: la papelera se lee al final, y una vez', async () => {
    const guardados = new Map([
      ['.papelera/de-antes.pdf', 'de antes'],
      ['formatos/acta.pdf', 'acta'],
    ]);
    const entradas = await respaldar({
      listar: async (ruta) => ({
        folders: ruta === '' ? ['.papelera', 'formatos'].map((name) => ({ name, path: name })) : [],
        files: ruta === '' ? [] : [...guardados.keys()].filter((una) => una.startsWith(`${ruta}/`)).map(fila),
      }),
      abrir: async (ruta) => {
        const texto = guardados.get(ruta) ?? '';
        if (ruta === 'formatos/acta.pdf') {
          guardados.delete(ruta);
          guardados.set('.papelera/acta.pdf', texto);
          return null;
        }
        return { contenido: deTexto(texto), tamano: texto.length };
      },
    });
    const copiados = [...entradas.keys()].filter((ruta) => ruta.startsWith('archivos/'));
    expect(copiados).toEqual(['archivos/.papelera/de-antes.pdf', 'archivos/.papelera/acta.pdf']);
    const { carpetas, partes } = leerManifiesto(entradas.get(MANIFIESTO) ?? '');
    expect(carpetas).toEqual(['formatos', '.papelera']);
    expect(partes.filter(({ ruta }) => ruta.startsWith('archivos/')).map(({ ruta }) => ruta)).toEqual(
      copiados,
    );
  });
});

describe('revisar un respaldo', () => {
  const revisarCon = async (cambiar: (entradas: Entradas) => void, llave: LlaveDeHistoria | null = LLAVE) => {
    const entradas = await respaldar();
    cambiar(entradas);
    return revisarRespaldo(lectorDe(entradas), llave);
  };
  const firmar = (entradas: Entradas, llave = LLAVE) => {
    const firma = llave.firmar(JSON.stringify(['respaldo', entradas.get(MANIFIESTO)]));
    entradas.set(FIRMA, JSON.stringify({ clave: llave.id, firma }));
  };
  const conManifiesto = (entradas: Entradas, cambiar: (manifiesto: Manifiesto) => void) => {
    const manifiesto = leerManifiesto(entradas.get(MANIFIESTO) ?? '');
    cambiar(manifiesto);
    entradas.set(MANIFIESTO, JSON.stringify(manifiesto));
    firmar(entradas);
  };

  it('entero, dice lo que trae', async () => {
    expect(await revisarCon(() => undefined)).toMatchObject({
      manifiesto: { version: '1.2.3', tablas: [{ filas: 3 }, { filas: 0 }] },
      procedencia: { firma: 'COMPROBADA', clave: 'propia' },
    });
  });

  it('las filas de una tabla son las de sus datos, no las de una carpeta que se llama igual', async () => {
    const lista = 'archivos/sedes/lista.txt';
    const revisado = await revisarCon((e) => {
      e.set(lista, 'una\notra\n');
      conManifiesto(e, ({ partes }) => void partes.push(parteDe(lista, 'una\notra\n')));
    });
    expect(revisado.manifiesto.tablas[0]).toEqual({ ...SEDES, filas: 3 });
  });

  it('dice qué papeles firmados nombran un archivo que no trae, y no por eso está dañado', async () => {
    const papeles = 'datos/papeles_recibidos/000001.ndjson';
    const filas = [
      '{"id" : "1", "participante_id" : "3", "codigo" : "CARTA", "archivo" : "formatos/acta.pdf"}',
      '{"id" : "2", "participante_id" : "3", "codigo" : "ACTA", "archivo" : "formatos/participantes/3/pdf/ñandú.pdf"}',
      '{"id" : "3", "participante_id" : "4", "codigo" : "CARTA", "archivo" : null}',
    ];
    const texto = `${filas.join('\n')}\n`;
    const { faltan } = await revisarCon((e) => {
      e.set(papeles, texto);
      conManifiesto(e, ({ partes, tablas }) => {
        partes.push(parteDe(papeles, texto));
        tablas.push({ nombre: 'papeles_recibidos', columnas: [], filas: 3 });
      });
    });
    expect(faltan).toEqual([
      { participante_id: '3', codigo: 'ACTA', archivo: 'formatos/participantes/3/pdf/ñandú.pdf' },
    ]);
    expect((await revisarCon(() => undefined)).faltan).toEqual([]);
  });

  it.each<[string, (entradas: Entradas) => void, string]>([
    [
      'sin manifiesto',
      (e) => void e.delete(MANIFIESTO),
      'El respaldo está dañado: está incompleto, le falta el final.',
    ],
    [
      'sin firma, aunque debe tenerla,',
      (e) => void e.delete(FIRMA),
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

  it('con dos partes del mismo nombre se rechaza: se compararía una y se restaurarían las dos', async () => {
    const entradas = await respaldar();
    const leer = lectorDe(entradas);
    const repetido = async function* () {
      yield* lectorDe(new Map([['archivos/suelto.txt', 'otra cosa']]))();
      yield* leer();
    };
    await expect(revisarRespaldo(repetido, LLAVE)).rejects.toThrow(
      'El respaldo está dañado: archivos/suelto.txt está dos veces.',
    );
  });

  describe('su firma', () => {
    const cambiarVersion = (entradas: Entradas) =>
      entradas.set(MANIFIESTO, (entradas.get(MANIFIESTO) ?? '').replace('1.2.3', '1.2.4'));

    it('cubre cada letra del manifiesto, y con él todo lo demás', async () => {
      await expect(revisarCon((e) => void cambiarVersion(e))).rejects.toThrow(
        /^El respaldo está alterado: no es el que se firmó aquí/,
      );
      const otroContenido = (e: Entradas) => {
        const firma = e.get(FIRMA) ?? '';
        e.set('archivos/suelto.txt', 'HOLA');
        conManifiesto(e, ({ partes }) => {
          const suelta = partes.findIndex(({ ruta }) => ruta === 'archivos/suelto.txt');
          partes[suelta] = parteDe('archivos/suelto.txt', 'HOLA');
        });
        e.set(FIRMA, firma);
      };
      await expect(revisarCon(otroContenido)).rejects.toThrow('El respaldo está alterado');
    });

    it('que no se entiende es un daño', async () => {
      await expect(revisarCon((e) => void e.set(FIRMA, '{'))).rejects.toThrow('su firma no se puede leer');
    });

    it('con otra clave, o sin clave aquí, no se puede comprobar: se dice, y lo demás se revisa igual', async () => {
      const ajena = llaveLlamada('ajena');
      expect((await revisarCon((e) => firmar(e, ajena))).procedencia).toEqual({
        firma: 'DE_OTRA_CLAVE',
        clave: 'ajena',
        aqui: 'propia',
      });
      expect((await revisarCon(() => undefined, null)).procedencia).toEqual({
        firma: 'DE_OTRA_CLAVE',
        clave: 'propia',
        aqui: null,
      });
      await expect(revisarCon((e) => void e.delete('archivos/suelto.txt'), null)).rejects.toThrow(
        'le falta archivos/suelto.txt',
      );
    });

    it('falta en los de antes', async () => {
      expect((await revisarCon(comoAntes)).procedencia).toEqual({ firma: 'SIN_FIRMA' });
    });
  });
});
