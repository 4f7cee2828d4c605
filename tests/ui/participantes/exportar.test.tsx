import { inflateRawSync } from 'node:zlib';
import { screen, waitFor, within } from '@testing-library/react';
import { unParticipante } from '@tests/builders/un-participante';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { leerFechaDeCelda } from '@/domain/shared/lectura/celda';
import type { ColumnaExportada } from '@/ui/panel/comun/exportacion/columna-exportada';
import { diaYHora } from '@/ui/panel/comun/exportacion/dia-y-hora';
import { aCsv } from '@/ui/panel/comun/exportacion/exportar';
import { leerTodasLasPaginas } from '@/ui/panel/comun/exportacion/leer-paginas';
import { neutralizarCelda } from '@/ui/panel/comun/exportacion/neutralizar-celda';
import { numeroDeDocumento } from '@/ui/panel/comun/exportacion/numero-de-documento';
import { aXlsx } from '@/ui/panel/comun/exportacion/xlsx';
import { leerXlsx } from '@/ui/panel/comun/importacion/leer-xlsx';
import { abrirEnMemoria } from '../apoyo/abrir-en-memoria';
import { sembrarMuchos } from './apoyo';

const archivos: Blob[] = [];

beforeEach(() => {
  archivos.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((archivo) => {
    archivos.push(archivo as Blob);
    return 'blob:prueba';
  });
});

const exportar = async (ruta: string, sembrar: Parameters<typeof abrirEnMemoria>[1], opcion: RegExp) => {
  const { user } = abrirEnMemoria(ruta, sembrar);
  await screen.findAllByRole('rowheader');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  await user.click(screen.getByRole('menuitem', { name: opcion }));
  await waitFor(() => expect(archivos).toHaveLength(1));
  return archivos[0] as Blob;
};

/** Everything written in a zip, one entry after another. */
const textoDelLibro = async (libro: Blob): Promise<string> => {
  const bytes = Buffer.from(await libro.arrayBuffer());
  let texto = '';
  for (let inicio = 0; bytes.readUInt32LE(inicio) === 0x04034b50; ) {
    const [comprimido, nombre, extra] = [
      bytes.readUInt32LE(inicio + 18),
      bytes.readUInt16LE(inicio + 26),
      bytes.readUInt16LE(inicio + 28),
    ];
    const datos = inicio + 30 + nombre + extra;
    const contenido = bytes.subarray(datos, datos + comprimido);
    texto += bytes.readUInt16LE(inicio + 8) === 0 ? contenido : inflateRawSync(contenido);
    inicio = datos + comprimido;
  }
  return texto;
};

describe('exportar participantes', () => {
  it('antes de escribir el archivo lo anota con cuántas filas lleva; lo que no se anota no sale', async () => {
    const anotadas: unknown[] = [];
    let falla = false;
    const { user } = abrirEnMemoria('/participantes', {
      sembrar: sembrarMuchos(3),
      ajustar: (servicios) => {
        servicios.actividad = {
          ...servicios.actividad,
          anotarExportacion: async (exportacion) => {
            anotadas.push([exportacion, archivos.length]);
            if (falla) throw new Error('sin historia');
          },
        };
      },
    });
    await screen.findAllByRole('rowheader');
    const pedir = async () => {
      await user.click(screen.getByRole('button', { name: 'Exportar' }));
      await user.click(screen.getByRole('menuitem', { name: /CSV/ }));
    };
    await pedir();
    await waitFor(() => expect(archivos).toHaveLength(1));
    const exportada = { archivo: expect.stringMatching(/^participantes-.*\.csv$/), filas: 3 };
    expect(anotadas).toEqual([[exportada, 0]]);
    falla = true;
    await pedir();
    await screen.findByText(/Error al exportar/);
    expect(anotadas).toHaveLength(2);
    expect(archivos).toHaveLength(1);
  });

  it('ofrece primero Excel: un CSV abierto con doble clic pierde los ceros de un documento', async () => {
    const { user } = abrirEnMemoria('/participantes', { sembrar: sembrarMuchos(1) });
    await screen.findAllByRole('rowheader');
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    const opciones = within(screen.getByRole('menu')).getAllByRole('menuitem');
    expect(opciones.map(({ textContent }) => textContent)).toEqual(['Excel (XLSX)', 'CSV (texto con ;)']);
  });

  it('escribe todas las filas filtradas, no solo la página', async () => {
    const archivo = await exportar(
      '/participantes?estado=PREINGRESO',
      {
        sembrar: (memoria) => {
          sembrarMuchos(205)(memoria);
          memoria.participantes.insertar(unParticipante().llamado('Otra Activa').enEstado('ACTIVO').datos());
        },
      },
      /CSV/,
    );
    const bytes = new Uint8Array(await archivo.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lineas = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
    expect(lineas[0]).toMatch(/^Nombre;Tipo de documento;Número de documento;Teléfono/);
    expect(lineas).toHaveLength(1 + 205);
    expect(await screen.findByText('Se exportaron 205 filas')).toBeVisible();
  });

  it('de una lista filtrada dice en su nombre con qué filtros se sacó', async () => {
    const pulsado = vi.spyOn(HTMLAnchorElement.prototype, 'click');
    await exportar('/participantes?estado=PREINGRESO', { sembrar: sembrarMuchos(2) }, /CSV/);
    const nombres = pulsado.mock.contexts.map((enlace) => (enlace as HTMLAnchorElement).download);
    expect(nombres.filter(Boolean)).toEqual([
      expect.stringMatching(/^participantes-\d{4}-\d{2}-\d{2}-solo-estado-preingreso\.csv$/),
    ]);
  });

  it('el XLSX es un libro con sus filas', async () => {
    const archivo = await exportar('/participantes', { sembrar: sembrarMuchos(2) }, /XLSX/);
    const bytes = new Uint8Array(await archivo.arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
  });

  it('lleva lo que se acordó pagar, y vacío donde no se ha dicho', async () => {
    const archivo = await exportar(
      '/participantes',
      {
        sembrar: ({ participantes }) => {
          const cobro = { valor_mensualidad: 850_000, dia_pago: 5, beca_porcentaje: 25 };
          participantes.insertar(unParticipante().llamado('Ana Uno').con(cobro).datos());
          participantes.insertar(unParticipante().llamado('Luis Dos').con({ valor_mensualidad: 0 }).datos());
        },
      },
      /CSV/,
    );
    const [titulos = [], ana = [], luis = []] = (await archivo.text())
      .trimEnd()
      .split('\r\n')
      .map((linea) => linea.split(';'));
    const desde = titulos.indexOf('Valor de la mensualidad');
    expect(titulos.slice(desde, desde + 4)).toEqual([
      ...['Valor de la mensualidad', 'Día de pago', 'Beca (%)', 'Saldo'],
    ]);
    expect(ana.slice(desde, desde + 3)).toEqual(['850000', '5', '25']);
    expect(luis.slice(desde, desde + 3)).toEqual(['0', '', '']);
  });

  it('no lleva la información reservada', async () => {
    const archivo = await exportar(
      '/participantes',
      {
        sembrar: ({ participantes }) =>
          void participantes.insertar(
            unParticipante().conAutorizacion().con({ alergias: 'Penicilina' }).datos(),
          ),
      },
      /CSV/,
    );
    expect(await archivo.text()).not.toContain('Penicilina');
  });
});

describe('las celdas exportadas', () => {
  it.each(['=1+1', '+57', '-2', '@suma', '\tx', '\rx', '＝1+1', '＠suma'])(
    '%j se cita para que no sea una fórmula',
    (texto) => {
      expect(neutralizarCelda(texto)).toBe(`'${texto}`);
      expect(aCsv([{ titulo: 'A', valor: () => texto }], [{}])).toContain(`"'${texto}"`);
    },
  );

  it('citan el separador, las comillas y los saltos, y dejan los números y los vacíos', () => {
    const columnas = [{ titulo: 'A;B', valor: (v: string | number | null) => v }];
    const esperado = '\uFEFF"A;B"\r\n"a;b"\r\n"di ""hola"""\r\n"dos\nlíneas"\r\n-5\r\n\r\nllano\r\n';
    expect(aCsv(columnas, ['a;b', 'di "hola"', 'dos\nlíneas', -5, null, 'llano'])).toBe(esperado);
  });

  it.each(['=1+1', '+584125551234', '-2', '@suma'])(
    'en XLSX %j es un texto como se escribió, también al editarlo',
    async (escrito) => {
      const texto = await textoDelLibro(aXlsx('Hoja', [{ titulo: 'A', valor: () => escrito }], [{}]));
      const [, estilo] =
        /<c r="A2" s="(\d+)" t="inlineStr"><is><t xml:space="preserve">([^<]*)</.exec(texto) ?? [];
      expect(texto).toContain(`<t xml:space="preserve">${escrito}<`);
      expect(texto).not.toContain('<f>');
      const estilos = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(texto)?.[1]?.match(/<xf\b[^>]*>/g) ?? [];
      expect(estilos[Number(estilo)]).toContain('quotePrefix="1"');
      expect(estilos.filter((uno) => uno.includes('quotePrefix'))).toHaveLength(1);
    },
  );
});

describe('un libro exportado', () => {
  it('se lee de vuelta con sus signos, sin los que dañan el libro ni más de lo que cabe en una celda', async () => {
    const textos = ['Ríos & Gil <hijos> "S.A."', ' dos\nrenglones\u0007 ', 'x'.repeat(40_000), '😀 ñ'];
    const libro = aXlsx('Hoja', [{ titulo: 'A & B', valor: (texto: string) => texto }], textos);
    const leido = await leerXlsx(await libro.arrayBuffer());
    const filas = 'hojas' in leido ? (leido.hojas[0]?.filas ?? []) : [];
    const escritas = filas.map(({ celdas: [celda] }) => celda);
    expect(escritas).toEqual(['A & B', textos[0], 'dos\nrenglones', 'x'.repeat(32_767), '😀 ñ']);
  });

  it('de más de veintiséis columnas pone cada celda en la suya', async () => {
    const columnas = Array.from({ length: 28 }, (_, n) => ({
      titulo: `T${n}`,
      valor: (fila: number) => fila + n,
    }));
    expect(await textoDelLibro(aXlsx('Hoja', columnas, [100]))).toContain('<c r="AB2" s="0"><v>127</v></c>');
  });

  it('de más filas de las que caben en una llamada se escribe entero', () => {
    const filas = Array.from({ length: 150_000 }, (_, n) => n);
    expect(() => aXlsx('Hoja', [{ titulo: 'A', valor: (n: number) => n }], filas)).not.toThrow();
  });
});

describe('el dinero de un libro exportado', () => {
  const columnas: ColumnaExportada<number>[] = [
    { titulo: 'Saldo', tipo: 'DINERO', valor: (saldo) => saldo },
    { titulo: 'Días', valor: (dias) => dias },
  ];

  it('se lee con sus miles, le cabe en la columna y sigue siendo un número', async () => {
    const texto = await textoDelLibro(await aXlsx('Hoja', columnas, [1_234_567_890]));
    expect(texto.match(/formatCode="#,##0"|numFmtId="3"/g)).not.toBeNull();
    const [saldo, dias] = [...texto.matchAll(/<c r="[AB]2"([^>]*)><v>1234567890<\/v>/g)].map((c) => c[1]);
    expect(saldo).not.toBe(dias);
    expect(texto).not.toMatch(/t="s"[^>]*><v>1234567890/);
    expect(texto).toMatch(/<col min="1" max="1" width="15"/);
  });
});

describe('el documento en un archivo', () => {
  it.each([
    ['CC 43.100.200', '43100200'],
    ['Documento 1.020.304.050', '1020304050'],
    ['PA AB123456', 'AB123456'],
    ['Sin documento', null],
    [null, null],
  ])('de %s es %s', (leido, guardado) => {
    expect(numeroDeDocumento(leido)).toBe(guardado);
  });
});

describe('las fechas de un libro exportado', () => {
  const columnas: ColumnaExportada<string | null>[] = [
    { titulo: 'Fecha de ingreso', tipo: 'FECHA', valor: (fecha) => fecha },
    { titulo: 'Referencia', valor: (fecha) => fecha },
  ];
  const dias = ['2026-11-21', '2026-01-01', '1999-12-31', null];

  it('son fechas, que se ordenan y se filtran, y se leen como aquí', async () => {
    const texto = await textoDelLibro(await aXlsx('Hoja', columnas, dias));
    expect(texto).toContain('formatCode="dd/mm/yyyy"');
    expect(texto).toMatch(/<v>46347<\/v>/);
  });

  it('al importarlo otra vez son los mismos días; lo que solo parece una fecha sigue siendo un texto', async () => {
    const libro = await aXlsx('Hoja', columnas, dias);
    const leido = await leerXlsx(await libro.arrayBuffer());
    const filas = 'hojas' in leido ? (leido.hojas[0]?.filas.slice(1) ?? []) : [];
    expect(filas.map(({ celdas: [fecha] }) => fecha && leerFechaDeCelda(fecha))).toEqual([
      { valor: '2026-11-21' },
      { valor: '2026-01-01' },
      { valor: '1999-12-31' },
    ]);
    expect(filas.map(({ celdas: [, referencia] }) => referencia)).toEqual(dias.slice(0, 3));
  });

  it('lo que no es una fecha se escribe como está, y es un texto aunque parezca una fórmula', async () => {
    const texto = await textoDelLibro(await aXlsx('Hoja', columnas, ['=1+1', '1850-01-01']));
    expect(texto).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1<');
    expect(texto).toContain('1850-01-01');
  });

  it('en CSV siguen como estaban', () => {
    expect(aCsv(columnas, ['2026-11-21'])).toContain('2026-11-21;2026-11-21');
  });
});

describe('las horas de un archivo exportado', () => {
  const columnas: ColumnaExportada<string | null>[] = [
    { titulo: 'Última edición', tipo: 'INSTANTE', valor: (instante) => diaYHora(instante) },
  ];

  it('son las de Colombia, y en el libro una fecha con su hora, que se ordena', async () => {
    const texto = await textoDelLibro(aXlsx('Hoja', columnas, ['2026-11-22T03:30:00.000Z', null]));
    expect(texto).toContain('formatCode="dd/mm/yyyy\\ hh:mm"');
    expect(texto).toMatch(/<c r="A2" s="\d"><v>46347\.9375<\/v>/);
  });

  it('en CSV las letras las ordenan', () => {
    const lineas = aCsv(columnas, ['2026-11-22T03:30:00.000Z', null, 'ayer']).split('\r\n');
    expect(lineas.slice(1, 4)).toEqual(['2026-11-21 22:30', '', 'ayer']);
  });

  it('así salen las de la lista', async () => {
    const editado = { ...unParticipante().datos(), actualizado_en: '2026-11-22T03:30:00.000Z' };
    const archivo = await exportar(
      '/participantes',
      { sembrar: ({ participantes }) => void participantes.insertar(editado) },
      /CSV/,
    );
    expect(await archivo.text()).toMatch(/;2026-11-21 22:30\r\n$/);
  });
});

describe('leer todas las páginas', () => {
  it('pide hasta el total y no repite la fila que se movió de página', async () => {
    const buscar = vi.fn(async ({ pagina }: { pagina: number; limite: number }) => ({
      datos: pagina === 1 ? [{ id: 1 }, { id: 2 }] : [{ id: 2 }, { id: 3 }],
      total: 201,
    }));
    expect(await leerTodasLasPaginas(buscar, { pagina: 5, limite: 10 })).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
    expect(buscar).toHaveBeenCalledTimes(2);
  });
});
